// The caller's own account: its data, picture, devices, sign-ins and files, and closing it.
import * as contact from '@register/contract/system/profile/contact'
import * as devices from '@register/contract/system/profile/devices'
import * as leaving from '@register/contract/system/profile/leaving'
import * as contract from '@register/contract/system/profile/profile'
import { listOwnSignIns } from '@register/contract/system/profile/signIns'
import * as space from '@register/contract/system/profile/space'
import type { Actors } from '../../../access/known/actors.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { FileStore } from '../../../files/store.ts'
import { receivePicture } from '../../../files/quota.ts'
import { handle, type Route } from '../../../http/handle.ts'
import type { Integrations } from '../../../integrations/integrations.ts'
import { askCode, dropContact, provenBy, setContact } from './contact/contact.ts'
import { dropAvatar, setAvatar } from './avatar/avatar.ts'
import { endDevice, endOthers, ownDevices } from './devices/devices.ts'
import { closeOwn } from './leaving/close.ts'
import { exportOwnData } from './leaving/export.ts'
import { changeName } from './service.ts'
import { ownSignIns } from './signIns/signIns.ts'
import { ownFiles, readSpace, removeFile } from './space/space.ts'
import { readOwn } from './store.ts'

export function profileRoutes(actors: Actors, store: FileStore, outside: Integrations): Route[] {
  const forget = (ctx: UserCtx) => ctx.afterCommit(() => actors.forget())
  return [
    handle(contract.readProfile, (ctx) => readOwn(ctx, outside)),
    handle(contract.changeProfile, async (ctx, { body }) => {
      await changeName(ctx, body)
      forget(ctx)
      return readOwn(ctx, outside)
    }),
    handle(contract.saveAvatar, {
      prepare: (ctx, { file }) => receivePicture(ctx, store, file, ['头像', 'The picture']),
      run: (ctx, _, stored) => setAvatar(ctx, stored),
    }),
    handle(contract.removeAvatar, (ctx) => dropAvatar(ctx)),
    handle(contact.sendContactCode, {
      prepare: (ctx, { body }) => askCode(ctx, outside, body),
      async run(ctx, { body }, sent) {
        ctx.note.object = `user:${ctx.actor.id}`
        ctx.note.detail = { username: ctx.actor.username, kind: body.kind }
        return sent
      },
    }),
    handle(contact.changeContact, {
      prepare: (ctx, { body }) => provenBy(ctx, body),
      async run(ctx, { body }, proof) {
        await setContact(ctx, body, proof)
        return readOwn(ctx, outside)
      },
    }),
    handle(contact.removeContact, async (ctx, { params }) => {
      await dropContact(ctx, params.kind)
      return readOwn(ctx, outside)
    }),
    handle(devices.listOwnDevices, (ctx) => ownDevices(ctx)),
    handle(devices.endOwnDevice, async (ctx, { params }) => {
      await endDevice(ctx, params.id)
      forget(ctx)
    }),
    handle(devices.endOtherDevices, async (ctx) => {
      const ended = await endOthers(ctx)
      forget(ctx)
      return { ended }
    }),
    handle(listOwnSignIns, (ctx, { query }) => ownSignIns(ctx, query)),
    handle(space.readSpace, (ctx) => readSpace(ctx)),
    handle(space.listOwnFiles, (ctx, { query }) => ownFiles(ctx, query)),
    handle(space.removeOwnFile, async (ctx, { params }) => {
      await removeFile(ctx, params.id)
      ctx.afterCommit(() => void store.remove(params.id).catch(() => {}))
    }),
    handle(leaving.exportOwnData, (ctx) => exportOwnData(ctx)),
    handle(leaving.closeOwn, async (ctx, { body, cookies }) => {
      await closeOwn(ctx, body.username)
      cookies.setRefresh(null)
      forget(ctx)
    }),
  ]
}
