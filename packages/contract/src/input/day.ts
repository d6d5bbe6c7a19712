// A date from user input: an existing calendar day within the years the register uses. The database has no year 0.
import { z } from 'zod'
import { isDay, isNearDay, nearYears } from '../dates.ts'
import { labelled, reasoned } from '../messages/labelled.ts'
import { telling, type JsonSchema } from '../messages/said.ts'
import type { Phrase } from '../phrase.ts'

/** What such a day must be. */
export const nearDays: Phrase = ['应在 1900 年到 2199 年之间', 'must lie between 1900 and 2199']

/** YYYY-MM-DD. */
export function nearDay(label: Phrase): z.ZodISODate {
  const within = (check: z.core.ParsePayload<string>) => {
    const [zh, en] = label
    if (isDay(check.value) && !isNearDay(check.value))
      check.issues.push(reasoned([], check.value, [`${zh}：${nearDays[0]}`, `${en} ${nearDays[1]}`]))
  }
  const told = { json: (day: JsonSchema) => ({ ...day, pattern: nearYears.source }) }
  return labelled(z.iso.date().check(telling(within, told)), label)
}
