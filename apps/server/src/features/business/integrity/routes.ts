// The integrity log for anyone.
import * as contract from '@register/contract/business/integrity/log'
import { publicChanges } from '@register/contract/business/integrity/changes'
import * as tree from '@register/contract/business/integrity/tree'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { handle, type Route } from '../../../http/handle.ts'
import { proofOf, readCheckpoint, readTile } from './tree/serve.ts'
import { sharedChanges } from './feed/changes.ts'
import { readEntries, readHead, readKey, readRecords } from './read.ts'

export const integrityRoutes = (changes = sharedChanges()): Route[] => [
  handle(contract.integrityHead, (ctx) => readHead(ctx)),
  handle(contract.integrityKey, (ctx) => readKey(ctx)),
  handle(contract.integrityEntries, (ctx, { query }) => readEntries(ctx, query)),
  handle(publicChanges, (ctx, { query }) => changes(ctx, query)),
  handle(tree.logCheckpoint, (ctx) => readCheckpoint(ctx)),
  handle(tree.logTile, (ctx, { params }) => readTile(ctx, params.tile)),
  handle(tree.logProof, (ctx, { query }) => proofOf(ctx, query.publicId)),
  handle(integrityRecords, (ctx, { body }) => readRecords(ctx, body.publicIds)),
]
