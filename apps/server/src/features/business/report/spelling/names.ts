// The names of makers by which reports are found in other spellings: written with each report, once for each name.
import { sql, type RawBuilder } from 'kysely'
import { searchedText } from '@register/contract/text/searchedText'
import { gramsOf, likePattern } from '../../../../db/search/grams.ts'
import type { Db } from '../../../../db/connect.ts'
import { simplified } from './chinese.ts'
import { askedLetters, lettersOf, readsAs } from './letters.ts'

const hasHan = /\p{Script=Han}/u

/** Names that are not known yet are added. Writers of the same new name do not wait for each other, so it may be there twice. */
export async function writeNames(db: Db, names: readonly (string | null)[]): Promise<void> {
  const chinese = [...new Set(names)].filter((name) => name !== null && hasHan.test(name))
  if (chinese.length === 0) return
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${chinese}::text[]) given (name)
    where not exists (select from maker_spelling known where known.name = given.name)`.execute(db)
  const added = rows.map(({ name }) => ({
    name,
    letters: lettersOf(name),
    simplified: simplified(name) === searchedText(name) ? null : simplified(name),
  }))
  if (added.length > 0) await db.insertInto('maker_spelling').values(added).execute()
}

/** Names at once, when a register gets its table. */
const batch = 1_000

/** Adds the names of all reports that are not known: a register has reports from before the table, and a new version may read names in another way. */
export async function addMissingNames(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct manufacturer_name as name from report
    where manufacturer_name is not null and not exists (select from maker_spelling where name = manufacturer_name)`.execute(
    db,
  )
  for (let at = 0; at < rows.length; at += batch)
    await writeNames(
      db,
      rows.slice(at, at + batch).map(({ name }) => name),
    )
}

/** Names that are read through for one word, and makers that one search may mean: more are no answer to a person who looks for one. */
const most = { read: 2_000, found: 200 }

/** Makers whose name has such letters; undefined where there are none, or too many. `typed`: capital letters. */
async function byLetters(db: Db, typed: string): Promise<string[] | undefined> {
  const { pinyin, initials } = askedLetters(typed)
  const { rows } = await sql<{ name: string }>`
    select distinct name from maker_spelling where letters @> ${pinyin}::text[] or letters @> ${initials}::text[]
    limit ${sql.lit(most.read + 1)}`.execute(db)
  const found = rows.length > most.read ? [] : rows.flatMap(({ name }) => (readsAs(name, typed) ? [name] : []))
  return found.length === 0 || found.length > most.found ? undefined : found
}

/** Makers registered in other than simplified characters, by simplified ones. */
async function bySimplified(db: Db, word: string): Promise<string[] | undefined> {
  const grams = gramsOf([word])
  if (grams.length === 0) return undefined
  const { rows } = await sql<{ name: string }>`
    select distinct name from maker_spelling
    where simplified is not null and search_grams(simplified, null) @> ${grams}::int[] and simplified like ${likePattern(word)}
    limit ${sql.lit(most.found + 1)}`.execute(db)
  return rows.length === 0 || rows.length > most.found ? undefined : rows.map(({ name }) => name)
}

/** Letters of one syllable are in too many names. */
const fewestLetters = 3
const isLetters = (word: string): boolean => word.length >= fewestLetters && /^[A-Z]+$/.test(word)

export interface Spelled {
  /** The words that are left, in simplified characters. */
  words: string[]
  /** Word by word the makers that it may mean. */
  makers: string[][]
}

/** Reports of one of the makers that each word may mean. */
export const isOfMakers = ({ makers }: { makers: readonly (readonly string[])[] }): RawBuilder<boolean>[] =>
  makers.map((names) => sql<boolean>`report.manufacturer_name = any(${[...names]}::text[])`)

/** The most makers that an answer names, because a longer list tells a reader nothing. */
const told = 3

/** The text by which an answer tells which makers each word was read as. */
export const makersTold = ({ makers }: Pick<Spelled, 'makers'>): string =>
  makers.map((names) => `${names.slice(0, told).join('、')}${names.length > told ? '…' : ''}`).join(' + ')

/** Words as makers, where some are their pinyin or initials, or a name that is registered in other characters. */
async function asMakers(db: Db, words: readonly string[]): Promise<Spelled> {
  const spelled: Spelled = { words: [], makers: [] }
  for (const word of words) {
    const plain = hasHan.test(word) ? simplified(word) : word
    const makers = isLetters(word)
      ? await byLetters(db, word)
      : hasHan.test(word)
        ? await bySimplified(db, plain)
        : undefined
    if (makers) spelled.makers.push(makers)
    else spelled.words.push(plain)
  }
  return spelled
}

/** Other readings of folded words that found nothing, the likelier first: in simplified characters, and as makers. */
export async function otherSpellings(db: Db, words: readonly string[]): Promise<Spelled[]> {
  const plain = words.map((word) => (hasHan.test(word) ? simplified(word) : word))
  const makers = await asMakers(db, words)
  return [
    ...(plain.join('\n') === words.join('\n') ? [] : [{ words: plain, makers: [] }]),
    ...(makers.makers.length > 0 ? [makers] : []),
  ]
}
