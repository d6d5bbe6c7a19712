// A name in the caller's language, in SQL: for lists that sort by it and sentences that the database puts together. What `say` is for pairs.
import { sql, type RawBuilder } from 'kysely'
import type { Lang } from '@register/contract/phrase'

/** `name`: a pair of columns without its language, as `dept.name` for `dept.name_zh` and `dept.name_en`. Chinese stands in where English is empty. */
export const inLanguage = (lang: Lang, name: string): RawBuilder<string> =>
  lang === 'zh'
    ? sql<string>`${sql.ref(`${name}_zh`)}`
    : sql<string>`coalesce(nullif(${sql.ref(`${name}_en`)}, ''), ${sql.ref(`${name}_zh`)})`
