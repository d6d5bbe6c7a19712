// What a company on a certificate was called, and where it was, from which day on: a line of dated entries (docs/decisions/0097-facts-have-two-days.md).
import { z } from 'zod'
import { shanghaiDay } from '../../../dates.ts'
import type { Party } from '../comingName.ts'

/** The fields that a company changes over time, and whose they are. */
export const datedFields = {
  manufacturerName: 'manufacturer',
  manufacturerAddress: 'manufacturer',
  productionAddress: 'manufacturer',
  applicantName: 'applicant',
  applicantAddress: 'applicant',
} as const satisfies Record<string, Party>
export type DatedField = keyof typeof datedFields
export const datedFieldKeys = Object.keys(datedFields) as [DatedField, ...DatedField[]]
export const isDatedField = (key: string): key is DatedField => Object.hasOwn(datedFields, key)
/** The names among them: both parties' names can be searched for, present and former ones. */
export const nameFields = { manufacturer: 'manufacturerName', applicant: 'applicantName' } as const satisfies Record<
  Party,
  DatedField
>

export const datedEntry = z.object({
  id: z.int(),
  field: z.enum(datedFieldKeys),
  value: z.string(),
  /** The first day in Shanghai on which it held; null for what the certificate printed. */
  on: z.string().nullable(),
  /** The day in Shanghai on which it was entered. */
  enteredOn: z.string(),
  reason: z.string(),
})
export type DatedEntry = z.output<typeof datedEntry>
type Placed = Pick<DatedEntry, 'id' | 'field' | 'value' | 'on'>

/** By day of effect; of one day, by the order of entry. What was printed comes first. */
export const inOrder = <E extends Pick<DatedEntry, 'id' | 'on'>>(entries: readonly E[]): E[] =>
  entries.toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? '') || a.id - b.id)

/** The entry that holds on a day, in whatever order the entries were made; none where the field has no line. */
export const entryOn = <E extends Placed>(entries: readonly E[], field: DatedField, day: string): E | undefined =>
  inOrder(entries.filter((one) => one.field === field && (one.on ?? '') <= day)).at(-1)

/** The names before the present ones, the earliest first. A company that took an old name again is not formerly called so. */
export function formerNames(
  entries: readonly Placed[],
  manufacturerName: string | null,
  day: string = shanghaiDay(),
): string[] {
  const past = inOrder(entries).filter(({ field, value, on }) => {
    const isName = field === nameFields.manufacturer || field === nameFields.applicant
    return isName && (on ?? '') <= day && value !== entryOn(entries, field, day)?.value
  })
  return [...new Set(past.map(({ value }) => value))].filter((name) => name !== manufacturerName)
}

/** The companies of a certificate as they stood on a day. */
export const partiesOn = z.object({
  day: z.string(),
  manufacturerName: z.string(),
  manufacturerAddress: z.string(),
  productionAddress: z.string(),
  applicantName: z.string(),
  applicantAddress: z.string(),
  /** The type-testing body under its name of that day. */
  bodyName: z.string(),
})
export type PartiesOn = z.output<typeof partiesOn>

/** `stored`: what the record says of a field without a line: that never changed. */
export const valuesOn = (
  entries: readonly Placed[],
  day: string,
  stored: (field: DatedField) => string,
): Record<DatedField, string> =>
  Object.fromEntries(
    datedFieldKeys.map((field) => [field, entryOn(entries, field, day)?.value ?? stored(field)]),
  ) as Record<DatedField, string>
