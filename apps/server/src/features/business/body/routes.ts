// The list of type-testing bodies for anyone.
import { listBodies } from '@register/contract/business/body'
import { handle, type Route } from '../../../http/handle.ts'
import { readBodies } from './service.ts'

export const bodyRoutes = (): Route[] => [
  handle(listBodies, async ({ db, say }) =>
    (await readBodies(db)).map((body) => ({ id: body.id, code: body.code, name: say(body.name) })),
  ),
]
