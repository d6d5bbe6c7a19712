// Follows a certificate and its manufacturer, for the site and the office: what is followed, and the function that changes it.
import { follow, followState, listFollows, unfollow, type Followed } from '@register/contract/business/follow/follow'
import type { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../language.ts'
import { useRead, useWrite } from '../query.ts'

const words = {
  certificate: {
    off: ['关注此证书', 'Follow this certificate'],
    on: ['已关注此证书', 'Following this certificate'],
    tells: ['有变更时在消息中通知您', 'You are notified of changes by message'],
  },
  manufacturer: {
    off: ['关注制造单位', 'Follow the manufacturer'],
    on: ['已关注制造单位', 'Following the manufacturer'],
    tells: ['其证书变更或有新证书时在消息中通知您', 'You are notified of changes to its certificates, and of new ones'],
  },
} as const satisfies Record<Followed, Record<'off' | 'on' | 'tells', Phrase>>

const refreshes = [followState, listFollows]

export interface FollowPress {
  key: string
  on: boolean
  busy: boolean
  label: string
  /** The consequence of following. */
  hint: string
  onPress: () => void
}

/** Empty until the server has answered. */
export function useFollow(publicId: string, hasMaker: boolean): { presses: FollowPress[]; failure: Failure | null } {
  const t = useTranslate()
  const reading = useRead(followState, { body: { publicId } })
  const begin = useWrite(follow, { refreshes })
  const end = useWrite(unfollow, { refreshes })
  const state = reading.data
  const pressOf = (what: Followed, id: number | null): FollowPress => ({
    key: what,
    on: id !== null,
    busy: (begin.isPending && begin.variables.body.what === what) || (end.isPending && end.variables.body.id === id),
    label: t(words[what][id === null ? 'off' : 'on']),
    hint: t(words[what].tells),
    onPress: () => {
      begin.reset()
      end.reset()
      if (id === null) begin.mutate({ body: { publicId, what } })
      else end.mutate({ body: { id } })
    },
  })
  return {
    presses: state
      ? [pressOf('certificate', state.certificate), ...(hasMaker ? [pressOf('manufacturer', state.manufacturer)] : [])]
      : [],
    failure: begin.error ?? end.error ?? reading.error,
  }
}
