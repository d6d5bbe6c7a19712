// Searches logs by keyword: people by user name or name, addresses and typed names by their beginning.
import { sql, type RawBuilder } from 'kysely'
import { likePattern } from '../../../../db/search/grams.ts'

interface Columns {
  /** The column of the account. */
  person: string
  ip: string
  /** The column of a name as it was typed, which may belong to no account. */
  typed?: string
  /** What else a word may stand for; each condition is served by an index. */
  more?: (word: string) => readonly RawBuilder<boolean>[]
}

const begins = (column: RawBuilder<unknown>, word: string) =>
  sql<boolean>`${column} like ${word.replace(/[\\%_]/g, '\\$&')} || '%'`

/** Every folded word must match. The accounts are found first, as an array, so that an index serves each part. */
export function found(words: readonly string[], { person, ip, typed, more }: Columns): RawBuilder<boolean> {
  const each = words.map((word) => {
    const of = sql<boolean>`${sql.ref(person)} = any(array(select found.id from app_user as found
      where searched(concat_ws(chr(10), found.username, found.nickname)) like ${likePattern(word)}))`
    // Folding is slow, and few rows have no account.
    const unknown =
      typed && sql<boolean>`(${sql.ref(person)} is null and ${begins(sql`folded(${sql.ref(typed)})`, word)})`
    const parts = [of, begins(sql.ref(ip), word), ...(unknown ? [unknown] : []), ...(more?.(word) ?? [])]
    return sql<boolean>`(${sql.join(parts, sql` or `)})`
  })
  return sql`(${sql.join(each, sql` and `)})`
}
