// What lacks English: one list, for administrators who keep names.
import { listLackingEnglish } from '@register/contract/system/english/lacking'
import { handle, type Route } from '../../../http/handle.ts'
import { listLacking } from './list.ts'

export const englishRoutes: Route[] = [handle(listLackingEnglish, (ctx, { query }) => listLacking(ctx, query))]
