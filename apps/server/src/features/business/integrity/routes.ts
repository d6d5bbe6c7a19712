// The integrity log for anyone.
import * as contract from '@register/contract/business/integrity/log'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { handle, type Route } from '../../../http/handle.ts'
import { readEntries, readHead, readKey, readRecords } from './read.ts'

export const integrityRoutes = (): Route[] => [
  handle(contract.integrityHead, (ctx) => readHead(ctx)),
  handle(contract.integrityKey, (ctx) => readKey(ctx)),
  handle(contract.integrityEntries, (ctx, { query }) => readEntries(ctx, query)),
  handle(integrityRecords, (ctx, { body }) => readRecords(ctx, body.publicIds)),
]
