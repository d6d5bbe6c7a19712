// Rules and standards that the dictionary does not list: whoever publishes has compared each with the paper, and says so (docs/decisions/0105-an-unlisted-test-basis-is-confirmed.md).
import { z } from 'zod'
import { Failure } from '../../../errors.ts'
import { labelled } from '../../../messages/labelled.ts'
import type { Phrase } from '../../../phrase.ts'
import { givenText } from '../../../text/givenText.ts'

/** A whole import of old papers names them in one list. */
const mostBases = 1000

/** The unlisted values that the caller has compared with the original, each in full. */
export const confirmedBasis = labelled(z.array(givenText().min(1).max(200)).max(mostBases).default([]), [
  '已核对的试验依据',
  'Confirmed test basis',
])

const named = (values: readonly string[]): Phrase => [
  values.map((one) => `“${one}”`).join(''),
  values.map((one) => `“${one}”`).join(', '),
]

/** What is said of them before publication. */
export const unlistedWords = (values: readonly string[]): Phrase => {
  const [zh, en] = named(values)
  return [
    `试验依据${zh}未列入目录，请逐字核对原件`,
    `Test basis ${en} ${values.length === 1 ? 'is' : 'are'} not in the list. Compare with the original letter by letter`,
  ]
}

/** What the person states who publishes. */
export const statementOn = (values: readonly string[]): Phrase => {
  const [zh, en] = named(values)
  return [
    `我已将未列入目录的试验依据${zh}与原件逐字核对，确认无误`,
    `I have compared the unlisted test basis ${en} with the original letter by letter, and it is right`,
  ]
}

/** The code of the refusal, in its `data.needs`, with the values that are still to be confirmed. */
export const needsConfirmedBasis = 'confirmedBasis'

/** The values that a refusal asks to confirm; empty for every other error. */
export function unconfirmedIn(error: unknown): string[] {
  const data = error instanceof Failure ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('needs' in data && 'values' in data)) return []
  return data.needs === needsConfirmedBasis && Array.isArray(data.values) ? data.values.map(String) : []
}

export const unconfirmedBasis = (values: readonly string[]): Failure => {
  const [zh, en] = named(values)
  return new Failure(
    409,
    [
      `试验依据${zh}未列入目录，发布前须由审核人逐字核对原件并确认`,
      `Test basis ${en} ${values.length === 1 ? 'is' : 'are'} not in the list. Whoever publishes must compare with the original and confirm`,
    ],
    { data: { needs: needsConfirmedBasis, values } },
  )
}
