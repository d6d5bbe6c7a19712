// What the standing of a certificate means for the question whether it covers a product.
import type { Certificate } from '@register/contract/rules/coverage/check'
import { comingText } from '@register/contract/business/report/coming'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { Neighbour } from '@register/contract/business/publicReport/publicReport'
import { servesUntil } from '@register/contract/business/ruleEnd/shape'
import { reportStatuses } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import type { Phrase } from '@register/contract/phrase'
import { changeInForce, comingOf } from '../../report/service.ts'

/** The standing that coverage is checked by: as derived for today, or that the test was not passed. */
export const standingToCheck = (row: { derived: string; conclusion: string | null }): Certificate['standing'] =>
  row.conclusion === 'unqualified' ? 'unqualified' : (row.derived as Exclude<Certificate['standing'], 'unqualified'>)

export type Stopped = Parameters<typeof changeInForce>[0] & { status_since: string | null }

/** The day since which it is suspended, revoked, cancelled or ended by a rule, that of an announced change included. */
export const stoppedSince = (row: Stopped): string | null => {
  const change = changeInForce(row)
  if (change === 'rule') return row.lapses_on
  return change === 'coming' ? row.coming_on : row.status_since
}

/** What is announced of its standing, as a sentence of the verdict; none where nothing is. */
export function announcedTexts(row: Parameters<typeof comingOf>[1], say: (phrase: Phrase) => string): string[] {
  const coming = comingOf({ say }, row)
  const lapses = row.lapses_on !== null && row.lapses_on > shanghaiDay() ? row.lapses_on : undefined
  return [...(coming ? [say(comingText(coming))] : []), ...(lapses ? [say(servesUntil(lapses))] : [])]
}

/** Names the certificate that replaced another, and says when that one is not in force either. */
export function replacedText(successor: Neighbour | null): Phrase {
  const no = printNo(successor?.certificateNo ?? '')
  if (!successor || successor.status === 'published')
    return [`证书已被 ${no} 替代，请查现行证书`, `The certificate was replaced by ${no}: look at that one`]
  const [zh, en] = reportStatuses[successor.status].label
  return [
    `证书已被 ${no} 替代；该证书现在也不能作为依据（${zh}），本证书不因此恢复`,
    `The certificate was replaced by ${no}, which is not to be relied on either (${en.toLowerCase()}): this one stays replaced`,
  ]
}
