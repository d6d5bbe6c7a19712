// Readings of words that found nothing: in simplified characters, and as makers by pinyin, by initials or in other characters (docs/decisions/0112-parts-and-makers-are-found.md).
import type { Ctx } from '../../../../access/ctx.ts'
import { makersTold, otherSpellings } from '../../report/service.ts'
import type { Reading } from './readings.ts'

/** The likelier first; none where no other spelling is known. */
export async function spelledOtherwise(ctx: Ctx, words: readonly string[]): Promise<Reading[]> {
  return (await otherSpellings(ctx.db, words)).map((spelled): Reading =>
    spelled.makers.length === 0
      ? { words: spelled.words, understood: { as: 'simplified', text: spelled.words.join(' ') } }
      : {
          ...(spelled.words.length > 0 && { words: spelled.words }),
          makers: spelled.makers,
          understood: { as: 'makers', text: makersTold(spelled) },
        },
  )
}
