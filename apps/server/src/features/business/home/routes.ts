// The home page's list of waiting work, gathered from applications, reports, companies and error reports in the caller's scopes.
import { readWaiting } from '@register/contract/business/home/waiting'
import type { Search } from '../../../db/search/question.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { waitingFor } from './list.ts'

export const homeRoutes = (search: Search): Route[] => [handle(readWaiting, (ctx) => waitingFor(ctx, search))]
