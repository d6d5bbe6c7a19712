// Filtering a list by the numbers and ranges that its kind lists: `ratedLoad:630,1000;ratedSpeed:,2.5`, either end open, both inclusive.
import { z } from 'zod'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import type { Phrase } from '../../phrase.ts'

export interface AskedMeasure {
  /** Of a parameter that the kind lists, in its unit. */
  readonly key: string
  readonly from: number | undefined
  readonly to: number | undefined
}

/** The limit of searches in one request, because each costs a query. */
export const mostMeasures = 4

const number = String.raw`(-?\d{1,12}(?:\.\d{1,6})?)?`
const one = new RegExp(`^([A-Za-z][A-Za-z0-9]{0,39}):${number},${number}$`)
const end = (text: string | undefined) => (text === undefined || text === '' ? undefined : Number(text))

export type MeasuresRead = { readonly asked: readonly AskedMeasure[] } | { readonly problem: Phrase }

const problem = (zh: string, en: string): MeasuresRead => ({ problem: [zh, en] })

/** The parsed bounds, or the expected format where they cannot be parsed. */
export function measuresIn(text: string): MeasuresRead {
  const found: AskedMeasure[] = []
  for (const part of text.split(';')) {
    const match = one.exec(part.trim())
    const [from, to] = [end(match?.[2]), end(match?.[3])]
    if (!match?.[1] || (from === undefined && to === undefined))
      return problem(
        `“${part}”应写作“参数:下限,上限”，可只写一端`,
        `"${part}" must read parameter:from,to; one end may be left out`,
      )
    if (from !== undefined && to !== undefined && from > to)
      return problem(`“${part}”的上限不能小于下限`, `"${part}": the upper end must not be below the lower end`)
    if (found.some(({ key }) => key === match[1]))
      return problem(`“${match[1]}”重复出现，请只写一次`, `"${match[1]}" appears twice. Give it once`)
    found.push({ key: match[1], from, to })
  }
  if (found.length > mostMeasures)
    return problem(`最多 ${mostMeasures} 个参数`, `At most ${mostMeasures} parameters at a time`)
  return { asked: found }
}

/** In the format of addresses and requests. */
export const measuresText = (asked: readonly AskedMeasure[]): string =>
  asked.map(({ key, from, to }) => `${key}:${from ?? ''},${to ?? ''}`).join(';')

export const measuresLabel: Phrase = ['技术参数', 'Technical parameters']

function validate(check: z.core.ParsePayload<string>): void {
  const found = measuresIn(check.value)
  if ('problem' in found)
    check.issues.push(
      reasoned([], check.value, [
        `${measuresLabel[0]}：${found.problem[0]}`,
        `${measuresLabel[1]}: ${found.problem[1]}`,
      ]),
    )
}

/** The part of a list's request. The allowed parameters depend on the kind in the request. */
export const askedMeasures = labelled(
  z
    .string()
    .max(300)
    .check(
      telling(validate, {
        words: [
          `写作“参数:下限,上限”，以分号隔开，最多 ${mostMeasures} 个，每个一次；上限不能小于下限`,
          `Written parameter:from,to with semicolons between them, at most ${mostMeasures}, each once; no upper end is below the lower one`,
        ],
      }),
    )
    .optional(),
  measuresLabel,
)
