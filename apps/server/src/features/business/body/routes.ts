// The list of type-testing bodies for anyone, and what the caller's own is approved for.
import { listBodies, ownApprovals } from '@register/contract/business/body'
import { handle, type Route } from '../../../http/handle.ts'
import { approvedForOwn, readBodies } from './service.ts'

export const bodyRoutes = (): Route[] => [
  handle(listBodies, async ({ db, say }) =>
    (await readBodies(db)).map((body) => ({
      id: body.id,
      code: body.code,
      name: say(body.name),
      codes: [...body.codes],
    })),
  ),
  handle(ownApprovals, approvedForOwn),
]
