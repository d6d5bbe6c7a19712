// Checks the programs of PostgreSQL that an operator names instead of those of the package, such as the distribution's.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packagedMajor, programsIn, type Binaries } from './binaries.ts'
import type { Place } from './place.ts'
import { run } from './run.ts'

export interface ChosenPrograms {
  folder: string
  /** Throws, with a reason in Chinese and English that follows the folder's name in a sentence. */
  refuse: (reason: readonly [string, string]) => never
}

const majorIn = (output: string): string | undefined => /\(PostgreSQL\) (\d+)/.exec(output)?.[1]

/**
 * The three programs, when the database's account can run them and they are of the version that made the cluster, or
 * that would make it. Nothing is created before: another major version would make a cluster that the package cannot
 * open, or would not open the present one.
 */
export async function chosenBinaries(
  { folder, refuse }: ChosenPrograms,
  { account, cluster }: Place,
): Promise<Binaries> {
  const binaries = programsIn(folder)
  const wanted = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => packagedMajor)).trim()
  for (const program of [binaries.postgres, binaries.initdb, binaries.pgCtl]) {
    const { ok, output } = await run(program, ['--version'], account, 20_000)
    const major = majorIn(output)
    const [said = ''] = output.trim().split('\n')
    const by = account ? [`账号 ${account.name} `, ` by the account ${account.name}`] : ['', '']
    if (!ok || major === undefined)
      return refuse([
        `：${by[0]}无法运行 ${program}（${said}）`,
        `has a program that cannot be run${by[1]}: ${program} (${said})`,
      ])
    if (major !== wanted)
      return refuse([
        `是 PostgreSQL ${major} 的程序，而此数据库为 ${wanted}：请指定 ${wanted} 的程序`,
        `has programs of PostgreSQL ${major}, but this database is of ${wanted}: name programs of ${wanted}`,
      ])
  }
  return binaries
}
