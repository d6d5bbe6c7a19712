// Warns of rules and standards that the dictionary does not list: a text that was typed by mistake looks like a standard on the certificate.
import { testBasisType } from '@register/contract/system/dictionary/read'
import type { Phrase } from '@register/contract/phrase'
import type { Db } from '../../../../db/connect.ts'

export async function basisWarnings(db: Db, testBasis: readonly string[]): Promise<Phrase[]> {
  if (testBasis.length === 0) return []
  const listed = await db
    .selectFrom('dict_item')
    .where('type', '=', testBasisType)
    .where('value', 'in', [...testBasis])
    .select('value')
    .execute()
  const known = new Set(listed.map(({ value }) => value))
  const own = testBasis.filter((one) => !known.has(one))
  if (own.length === 0) return []
  return [
    [
      `试验依据“${own.join('”“')}”未列入目录，请逐字核对原件`,
      `Test basis ${own.map((one) => `“${one}”`).join(', ')} ${own.length === 1 ? 'is' : 'are'} not in the list. Compare with the original letter by letter`,
    ],
  ]
}
