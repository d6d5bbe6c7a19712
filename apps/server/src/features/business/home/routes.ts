// What the home page tells: waiting work, gathered from applications, reports, companies and error reports, and certificates to look at; in the caller's scopes.
import { readAttention } from '@register/contract/business/home/attention'
import { readWaiting } from '@register/contract/business/home/waiting'
import type { Search } from '../../../db/search/question.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { waitingFor } from './list.ts'
import { attentionFor } from './read.ts'

export const homeRoutes = (search: Search): Route[] => [
  handle(readWaiting, (ctx) => waitingFor(ctx, search)),
  handle(readAttention, (ctx) => attentionFor(ctx)),
]
