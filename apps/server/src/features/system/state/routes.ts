// The state of the running system, for administrators and auditors.
import { readState } from '@register/contract/system/state'
import { handle, type Route } from '../../../http/handle.ts'
import { stateOf, type Standing } from './read.ts'

export const stateRoutes = (standing: Standing): Route[] => [handle(readState, (ctx) => stateOf(ctx.db, standing))]
