// The values that a visitor enters for a machine: stored as typed, parsed as the server parses them.
import { readAsked, type GivenAnswer } from '@register/contract/rules/coverage/asked'
import type { CoverageQuestion } from '@register/contract/business/publicReport/shown/coverageShown'
import type { Phrase } from '@register/contract/phrase'

/** How a question is answered: not at all, by comparing with the paper, by one of the options, or by a text. */
export interface Entry {
  way: 'open' | 'printed' | 'differs' | 'option' | 'text'
  text: string
}
export type Entries = Readonly<Record<string, Entry>>

export const open: Entry = { way: 'open', text: '' }

/** Whether the question is answered by choosing: by comparing with the paper, or among options. */
export const isChosen = ({ byPaper, options }: CoverageQuestion): boolean => byPaper || options.length > 0

/** The entry as it is sent; undefined when there is no answer. */
export function answerOf(entry: Entry | undefined): GivenAnswer | undefined {
  if (!entry || entry.way === 'open') return undefined
  if (entry.way === 'printed' || entry.way === 'differs') return { is: entry.way }
  return entry.text.trim() === '' ? undefined : entry.text
}

/** The name of a maker or a model as it is sent: as typed or chosen, or another one whose name is not known; undefined when nothing is said. */
export function nameOf({ way, text }: Entry): string | { is: 'differs' } | undefined {
  if (way === 'open') return undefined
  return text.trim() === '' ? { is: 'differs' } : text.trim()
}

/** The error of an entry, found by the function with which the server parses it. */
export function wrongWith(question: CoverageQuestion, entry: Entry | undefined): Phrase | undefined {
  const given = answerOf(entry)
  if (given === undefined) return undefined
  const { key, label, unit, type, mark, min, max, options } = question
  const read = readAsked(
    {
      key,
      label: [label, label],
      type,
      coverage: mark,
      ...(unit && { unit: [unit, unit] as const }),
      ...(min !== null && { min }),
      ...(max !== null && { max }),
      ...(type === 'choice' && {
        options: options.map((one) => ({ value: one.value, label: [one.label, one.label] as const })),
      }),
    },
    given,
  )
  return 'problem' in read ? read.problem : undefined
}

/** Answers every configuration item with "as printed"; values that were entered stay. */
export const allAsPrinted = (questions: readonly CoverageQuestion[], entries: Entries): Entries => ({
  ...entries,
  ...Object.fromEntries(
    questions
      .filter(({ byPaper, key }) => byPaper && (entries[key] ?? open).way !== 'text')
      .map(({ key }) => [key, { way: 'printed', text: '' } as const]),
  ),
})
