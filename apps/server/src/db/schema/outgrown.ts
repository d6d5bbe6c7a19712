// Ends a process that began in the same moment as a newer version whose migrations it must not run with (docs/decisions/0166-migrations-beside-a-running-version.md).
import { sql } from 'kysely'
import type { Pool } from '../connect.ts'
import { baseName, knownMigrations, lastFormer } from './migration.ts'

/** A look at the database for everySeconds; `quit` gets the line for the person at the terminal, once. */
export function outgrownWatch(db: Pool, quit: (line: string) => void): () => Promise<void> {
  let isOver = false
  return async () => {
    const known = await knownMigrations()
    const last = known.at(-1) ?? baseName
    const beyond = await db
      .selectFrom('migration')
      .select('name')
      .where('name', '>', lastFormer)
      .where('name', 'not in', known)
      .where(sql<boolean>`(beside is null or beside > ${last})`)
      .executeTakeFirst()
    if (isOver || beyond === undefined) return
    isOver = true
    quit(
      `A newer version has changed the database (${beyond.name}), on which this one must not run: it ends · 新版本已更改数据库（${beyond.name}），本版本不能继续运行，现在结束`,
    )
  }
}
