// A change of name that is announced: whose name, what it will be, and from which day.
import { z } from 'zod'
import type { Phrase } from '../../phrase.ts'

/** The companies on a certificate whose name may change. */
export const parties = {
  manufacturer: ['制造单位', 'Manufacturer'],
  applicant: ['申请单位', 'Applicant'],
} as const satisfies Record<string, Phrase>
export type Party = keyof typeof parties
export const partyKeys = Object.keys(parties) as [Party, ...Party[]]

export const comingName = z.object({
  party: z.enum(partyKeys),
  name: z.string(),
  /** The first day in Shanghai on which it is the name. */
  on: z.string(),
  reason: z.string(),
})
export type ComingName = z.output<typeof comingName>

/** The announcement as a sentence without its full stop; true before its day and after. */
export function comingNameText({ party, name, on }: Pick<ComingName, 'party' | 'name' | 'on'>): Phrase {
  const [zh, en] = parties[party]
  return [
    `已预告：自 ${on} 起，${zh}更名为“${name}”`,
    `Announced: from ${on} on the ${en.toLowerCase()} is called “${name}”`,
  ]
}
