// Clients: other systems that call the API by a secret of their own, each with its scopes, its quota and its last day.
import { z } from 'zod'
import { adds, changes, lists, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, pageOf } from '../../page.ts'
import { bodyOf, changeOf, identity, rowOf } from '../../record/shape.ts'
import { clientColumns, clientFields, clientRowFields } from './fields.ts'

/** A secret that still opens, by when it was made: itself it is kept nowhere. */
const secret = z.object({
  id: z.int(),
  madeAt: z.string(),
  /** When it ends; the present one has no end. */
  endsAt: z.string().nullable(),
})

const row = rowOf(clientRowFields).extend({
  /** Empty before the first. */
  lastUsedAt: z.string(),
  /** The present one first, then a former one while it holds. */
  secrets: z.array(secret),
})
export type Client = z.output<typeof row>

/** Shown this once: only a keyed hash is kept, so a retry is not answered with it again. */
const made = row.extend({ secret: z.string() })

const path = '/api/system/client'
const example = {
  name: '北辰检验业务系统',
  status: 'active',
  scopes: ['business:report:list'],
  reach: 'all',
  quota: 10_000,
  validUntil: '2099-12-31',
}

export const listClients = endpoint({
  ...lists,
  path: '/api/system/app/list',
  access: may('system:client:list'),
  summary: ['应用列表', 'Clients'],
  query: listQuery(clientColumns),
  output: pageOf(row),
})

export const readClient = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:client:list'),
  summary: ['应用详情', 'One client'],
  output: row,
})

export const clientChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:client:list'),
  summary: ['应用的变更记录', 'Changes of a client'],
})

export const usageDay = z.object({
  day: z.string(),
  /** Counted against the quota. */
  calls: z.int(),
  /** Turned away: over the quota, too often, without the right, or with a wrong secret. */
  refused: z.int(),
})

/** Days shown in the usage of a client, today included. */
export const usageDays = 30

export const clientUsage = endpoint({
  ...reads,
  path: `${path}/usage/{id}`,
  access: may('system:client:list'),
  summary: ['应用的每日用量', 'What a client used each day'],
  /** The last thirty days without gaps, newest first; of today what is counted so far. */
  output: z.array(usageDay),
})

export const addClient = endpoint({
  method: adds.method,
  effect: adds.effect,
  rate: adds.rate,
  path,
  access: may('system:client:add'),
  confirmed: true,
  summary: ['新建应用', 'Add a client'],
  body: bodyOf(clientFields),
  output: made,
  audit: 'client.add',
  example: { body: example },
})

export const changeClient = endpoint({
  ...changes,
  path,
  access: may('system:client:edit'),
  confirmed: true,
  summary: ['编辑应用', 'Edit a client'],
  body: changeOf(clientFields),
  output: row,
  audit: 'client.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

export const removeClient = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:client:remove'),
  summary: ['删除应用', 'Delete a client'],
  audit: 'client.remove',
})

/** Hours for which the former secret may still hold: none, or up to seven days. */
export const mostOverlapHours = 168

export const rotateSecret = endpoint({
  ...changes,
  path: `${path}/secret`,
  access: may('system:client:edit'),
  confirmed: true,
  summary: ['更换应用密钥', 'Make a new secret'],
  body: z.strictObject({
    ...identity,
    overlapHours: labelled(z.int().min(0).max(mostOverlapHours), ['旧密钥保留', 'The former secret stays valid for']),
  }),
  output: made,
  audit: 'client.rotate',
  example: { body: { id: 1, rev: 1, overlapHours: 24 } },
})

/** At once, with every token that was got with it. */
export const endFormerSecret = endpoint({
  ...changes,
  path: `${path}/secret/end`,
  access: may('system:client:edit'),
  confirmed: true,
  summary: ['立即停用旧密钥', 'End the former secret'],
  body: z.strictObject(identity),
  output: row,
  audit: 'client.endSecret',
  example: { body: { id: 1, rev: 1 } },
})
