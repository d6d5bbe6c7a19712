// A question about coverage in the address of its page: written after a check, so that the result can be shared, and read back into the same inputs.
import type { CoverageQuestion } from '@register/contract/business/publicReport/shown/coverageShown'
import { open, type Entries, type Entry } from '../answers.ts'
import type { Machine } from '../machine.ts'

export interface Asking {
  readonly machine: Machine
  readonly entries: Entries
}

/** What the names of these values begin with: names of parameters could be any. */
const valueOf = (key: string): string => `v.${key}`
const unitKeys = { maker: 'maker', model: 'model', serial: 'serial', made: 'made' } as const

/** Before the ways of answering that are no text. A text that begins with it has it twice. */
const mark = '@'

const written = ({ way, text }: Entry): string => {
  if (way === 'printed' || way === 'differs') return mark + way
  return text.startsWith(mark) ? mark + text : text.trim()
}

/** Another maker or model may be meant without its name. */
const nameWritten = (name: Entry): string =>
  name.way === 'text' && name.text.trim() === '' ? `${mark}differs` : written(name)

/** `offered`: the values that can be chosen; any other is a text, and is checked as one that is typed. */
function readBack(given: string | null, offered: readonly string[], isName = false): Entry {
  if (given === null || given === '') return open
  if (given === `${mark}differs`) return { way: isName ? 'text' : 'differs', text: '' }
  if (given === `${mark}printed` && !isName) return { way: 'printed', text: '' }
  const text = given.startsWith(mark + mark) ? given.slice(mark.length) : given
  return { way: offered.includes(text) ? 'option' : 'text', text }
}

/** The part of the address that a question is; values that are not given are undefined, so that they are taken out of it. */
export function inAddress(
  { machine, entries }: Asking,
  questions: readonly CoverageQuestion[],
): Record<string, string | undefined> {
  const { maker, model, serial, made } = machine
  return {
    [unitKeys.maker]: nameWritten(maker) || undefined,
    [unitKeys.model]: nameWritten(model) || undefined,
    [unitKeys.serial]: serial.trim() || undefined,
    [unitKeys.made]: made || undefined,
    ...Object.fromEntries(questions.map(({ key }) => [valueOf(key), written(entries[key] ?? open) || undefined])),
  }
}

/** `page`: the address of the certificate's answer. */
export function sharedLink(page: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return query.size > 0 ? `${page}?${query.toString()}` : page
}

interface Offered {
  readonly questions: readonly CoverageQuestion[]
  readonly makers: readonly string[]
  readonly models: readonly string[]
}

/** What an address asks; of parameters that the certificate is not asked about nothing is taken. */
export function fromAddress(address: URLSearchParams, { questions, makers, models }: Offered): Asking {
  const day = address.get(unitKeys.made) ?? ''
  return {
    machine: {
      maker: readBack(address.get(unitKeys.maker), makers, true),
      model: readBack(address.get(unitKeys.model), models, true),
      serial: address.get(unitKeys.serial) ?? '',
      made: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    },
    entries: Object.fromEntries(
      questions.flatMap(({ key, options }) => {
        const entry = readBack(
          address.get(valueOf(key)),
          options.map(({ value }) => value),
        )
        return entry.way === 'open' ? [] : [[key, entry] as const]
      }),
    ),
  }
}

/** Whether anything is asked. */
export const isAsking = ({ machine: { maker, model, serial, made }, entries }: Asking): boolean =>
  [nameWritten(maker), nameWritten(model), serial.trim(), made, ...Object.values(entries).map(written)].some(Boolean)
