// Checks the folder that is to have the programs of PostgreSQL, before anything is begun.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from './problem.ts'

const name = 'POSTGRES_BIN_DIR'

/**
 * Throws ConfigProblem. Whether its programs run, and of which version they are, is checked where the database is
 * opened: that asks for its OS account and its files.
 */
export function refuseWrongBinDir(folder: string, databaseUrl: string | undefined): void {
  if (databaseUrl !== undefined)
    problem(name, [
      '不能与 DATABASE_URL 一起设置：它只用于内置数据库',
      'is not for DATABASE_URL: it is for the embedded database',
    ])
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) problem(name, ['不是文件夹', 'is no folder'], folder)
  const missing = ['postgres', 'initdb', 'pg_ctl'].filter(
    (program) => !existsSync(join(folder, program)) && !existsSync(join(folder, `${program}.exe`)),
  )
  if (missing.length > 0) problem(name, [`中没有 ${missing.join('、')}`, `lacks ${missing.join(', ')}`], folder)
}
