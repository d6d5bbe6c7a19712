// Setting up a register: the step that creates three administrators, and the list of what remains to be done.
import * as contract from '@register/contract/system/setup/setup'
import type { Actors } from '../../../access/known/actors.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { checklist, type ConfiguredPorts } from './read.ts'
import { prepareAdministrators, replaceFirst } from './service.ts'

export const setupRoutes = (actors: Actors, outside: ConfiguredPorts): Route[] => [
  handle(contract.nameAdministrators, {
    prepare: (ctx, { body }) => prepareAdministrators(ctx, body),
    async run(ctx, { body }, hashes) {
      await replaceFirst(ctx, body, hashes)
      ctx.afterCommit(() => actors.forget())
    },
  }),
  handle(contract.readChecklist, (ctx) => checklist(ctx, outside)),
]
