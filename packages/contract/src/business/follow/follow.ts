// Follows of a person: certificates and manufacturers whose changes are sent to that person as messages.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { listRequest, pageOf, type ListColumns } from '../../page.ts'
import type { Phrase } from '../../phrase.ts'
import { faceTexts } from '../report/face.ts'
import { reportLabels as label } from '../report/labels.ts'
import { publicStatusKeys } from '../../rules/status.ts'

/** Of one person, certificates and manufacturers together. */
export const mostFollows = 500

export const followed = {
  certificate: ['证书', 'Certificate'],
  manufacturer: ['制造单位', 'Manufacturer'],
} as const satisfies Record<string, Phrase>
export type Followed = keyof typeof followed
const followedKeys = Object.keys(followed) as [Followed, ...Followed[]]

const publicId = labelled(z.string().trim().min(2).max(40), ['公开编号', 'Public id'])

/** What the caller follows of a certificate, by the id of the follow; null where nothing is followed. */
const state = z.object({ certificate: z.int().nullable(), manufacturer: z.int().nullable() })
export type FollowState = z.output<typeof state>

export const followState = endpoint({
  method: 'POST',
  path: '/api/business/follow/state',
  access: 'signedIn',
  effect: 'read',
  summary: ['是否已关注', 'Whether the caller follows a certificate, and its manufacturer'],
  body: z.strictObject({ publicId }),
  output: state,
  example: { body: { publicId: 'Zm9sbG93ZWQtcmVwb3J0' } },
})

/** Following something twice changes nothing. */
export const follow = endpoint({
  method: 'POST',
  path: '/api/business/follow/add',
  access: 'signedIn',
  effect: 'write',
  rate: 'write',
  summary: ['关注', 'Follow a certificate, or the manufacturer it names'],
  body: z.strictObject({
    publicId,
    what: labelled(z.enum(followedKeys), ['关注对象', 'Followed']),
  }),
  output: state,
  audit: 'follow.add',
  example: { body: { publicId: 'Zm9sbG93ZWQtcmVwb3J0', what: 'certificate' } },
})

/** An unknown id is no error, because the requested state already holds. */
export const unfollow = endpoint({
  method: 'POST',
  path: '/api/business/follow/remove',
  access: 'signedIn',
  rows: 'own',
  effect: 'write',
  rate: 'write',
  summary: ['取消关注', 'Unfollow something'],
  body: z.strictObject({ id: z.int() }),
  audit: 'follow.remove',
  example: { body: { id: 1 } },
})

export const followColumns = {
  what: { type: 'choice', label: ['关注对象', 'Followed'], options: followedKeys, words: followed },
} as const satisfies ListColumns

/** Of a manufacturer all texts but its name are empty. */
const row = faceTexts.extend({
  id: z.int(),
  what: z.enum(followedKeys),
  publicId: z.string(),
  /** The current standing; null for a manufacturer. */
  status: z.enum(publicStatusKeys).nullable(),
  manufacturerName: labelled(z.string(), label.manufacturerName),
  at: z.string(),
})
export type FollowRow = z.output<typeof row>

export const listFollows = endpoint({
  method: 'POST',
  path: '/api/business/follow/list',
  access: 'signedIn',
  effect: 'read',
  summary: ['我的关注', 'What the caller follows, the latest first'],
  body: listRequest(followColumns),
  output: pageOf(row),
  example: { body: { pageNum: 1 } },
})
