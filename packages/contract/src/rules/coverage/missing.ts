// What would still have to be known before an undecided row could be decided.
import type { CheckedCondition, CheckedRow } from './checkRow.ts'
import type { Reason } from './words.ts'

/** A value from the asker, something that the certificate does not print, or a text to be read. */
export interface Missing {
  parameter: string
  what: 'value' | 'print' | 'text'
}

/** What only people can check, with the certificate in hand. */
const forReading: readonly Reason[] = [
  'onlyText',
  'textBeside',
  'otherText',
  'other',
  'modelUnclear',
  'cannotCompare',
  'singleValues',
]
/** The asker can still say more. */
const forAsking: readonly Reason[] = ['notAnswered', 'severalPrints', 'mayStillBe', 'partOfPrinted']

function whatsOf({ reason, printed }: CheckedCondition): readonly Missing['what'][] {
  // The model has a question of its own, which says when it is missing.
  if (reason === 'modelMissing') return []
  // A parameter that the form does not have cannot be answered: it is read.
  if (forReading.includes(reason)) return ['text']
  if (forAsking.includes(reason)) return ['value']
  return reason === 'neither' ? ['print', 'value'] : printed && reason === 'notAttested' ? ['text'] : ['print']
}

/** Of every undecided row, each parameter once for each thing that is missing. */
export function missingOf(rows: readonly CheckedRow[]): Missing[] {
  const found = new Map<string, Missing>()
  for (const row of rows.filter(({ result }) => result === 'unknown'))
    for (const condition of row.conditions.filter(({ result }) => result === 'unknown'))
      for (const what of whatsOf(condition))
        found.set(`${condition.parameter} ${what}`, { parameter: condition.parameter, what })
  return [...found.values()]
}
