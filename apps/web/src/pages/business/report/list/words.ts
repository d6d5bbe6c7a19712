// The bounds that a list of reports is asked for by the parameters of its kind, each as a condition in words.
import {
  measuresIn,
  measuresLabel,
  measuresText,
  type AskedMeasure,
} from '@register/contract/rules/parameters/measures'
import { operators } from '@register/contract/page'
import type { Phrase } from '@register/contract/phrase'
import type { Condition } from '../../../../kit/filter/further.ts'
import { chipOf, filterWords, unknownOf } from '../../../../kit/filter/words.ts'

/** The bounds; none where the address was written by hand and cannot be read. */
export const askedIn = (text: string | undefined): readonly AskedMeasure[] => {
  const read = measuresIn(text ?? '')
  return 'asked' in read ? read.asked : []
}

interface ListedParameter {
  key: string
  label: Phrase
  unit?: Phrase | undefined
}

const chip = (label: Phrase, relation: Phrase | undefined, value: Phrase): Phrase => [
  chipOf(label, relation, value[0])[0],
  chipOf(label, relation, value[1])[1],
]

/** A number or a span with its unit, and how a parameter relates to it where that is not the usual way. */
function saidOf({ from, to }: AskedMeasure, unit: Phrase | undefined): [relation: Phrase | undefined, value: Phrase] {
  const relation = to === undefined ? operators['>='] : from === undefined ? operators['<='] : undefined
  const value = (side: 0 | 1) =>
    [
      [...new Set([from, to])].filter((end) => end !== undefined).join(filterWords.span[side]),
      ...(unit?.[side] ? [unit[side]] : []),
    ].join(' ')
  return [relation, [value(0), value(1)]]
}

/**
 * The conditions of `text`, each with what is left without it; unknown is what the kind does not list, and a text that
 * cannot be read. `listed` undefined: it is not read yet, so that nothing is called unknown or by its key.
 */
export function measureConditions(
  text: string,
  listed: readonly ListedParameter[] | undefined,
): readonly (Omit<Condition, 'remove'> & { rest: string })[] {
  if (text === '') return []
  const asked = askedIn(text)
  if (asked.length === 0)
    return [{ key: text, text: chip(measuresLabel, undefined, unknownOf(text)), isKnown: false, rest: '' }]
  if (listed === undefined) return []
  return asked.map((one) => {
    const found = listed.find(({ key }) => key === one.key)
    const [relation, value] = saidOf(one, found?.unit)
    return {
      key: one.key,
      text: found ? chip(found.label, relation, value) : chip(measuresLabel, undefined, unknownOf(one.key)),
      isKnown: found !== undefined,
      rest: measuresText(asked.filter(({ key }) => key !== one.key)),
    }
  })
}
