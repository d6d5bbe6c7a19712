// The command that restores a back-up into the empty DATA_DIR: which back-up, the recovery, the checks, and what it says of all that.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Phrase } from '@register/contract/phrase'
import { masterSecret, secretsFrom } from '../access/secrets.ts'
import { backupsIn, readDocument, type Backup } from '../backup/document/document.ts'
import { finish, lastKnown, markFinished, recover, useEmptyFolder, type Recovered } from '../backup/restore.ts'
import { check } from '../checks.ts'
import type { Config } from '../config.ts'
import { StartProblem } from '../config/startProblem.ts'
import { chosenOf } from '../db/databases.ts'
import { markFolder } from '../start/folder.ts'
import { filesFrom, markFiles } from '../start/elsewhere/objects.ts'
import { note, print, withRegister, type Opened } from './command.ts'
import { sayingSteps, secondsSince, type Steps } from './progress.ts'
import { both, restoredLines, steps } from './said.ts'
import { besideOf } from './threads.ts'

const tell = (phrase: Phrase) => note(both(phrase))

/** ISO 8601 with its zone: a second without one would be eight hours off on some machines. */
function secondIn(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const at = new Date(text)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(at.getTime()))
    throw new StartProblem([
      `--at ${text} 须形如 2026-11-24T08:00:00+08:00（含时区）`,
      `--at ${text} must look like 2026-11-24T08:00:00+08:00, with its zone`,
    ])
  return at
}

/** The back-up that is meant: this folder, or in a folder of several the newest that was finished before the second. */
async function chosenBackup(folder: string, at: Date | undefined): Promise<{ backup: Backup; others: Backup[] }> {
  const document = await readDocument(folder)
  const others = await backupsIn(document ? resolve(folder, '..') : folder)
  const fitting = (document ? [{ folder, document }] : others).filter(
    (one) => at === undefined || Date.parse(one.document.endedAt) <= at.getTime(),
  )
  const [backup] = fitting
  if (backup) return { backup, others }
  throw new StartProblem(
    at && (document || others.length > 0)
      ? [
          `没有在 ${at.toISOString()} 之前完成的备份`,
          `There is no back-up that was finished before ${at.toISOString()}`,
        ]
      : [`${folder} 中没有备份`, `There is no back-up in ${folder}`],
  )
}

async function refuseOtherKey(config: Config, { document }: Backup): Promise<void> {
  const master = await masterSecret(config.secretKey, config.dataDir)
  const given = master && secretsFrom(master).log.keyId
  if (given === document.key) return
  throw new StartProblem([
    `此备份需要密钥 ${document.key}${given ? `，给出的是 ${given}` : ''}：请设 SECRET_KEY，或将 secret.key 放入 DATA_DIR；确已丢失时见 docs/operations.md“密钥丢失”`,
    `This back-up needs the key ${document.key}${given ? `, and the one given is ${given}` : ''}: set SECRET_KEY, or put secret.key into DATA_DIR. If it is lost for good, see "A lost key" in docs/operations.md`,
  ])
}

async function verified(opened: Opened, say: Steps): Promise<number> {
  let count = 0
  say.begin(steps.verify)
  const checks = await check(
    // What this machine saw of the audit before belongs to another database.
    { ...opened, seen: undefined },
    {
      check: (_, done, total) => say.far([`，${total} 步中的 ${done} 步`, `, step ${done} of ${total}`]),
      found: ({ kind, where, what }) => {
        count++
        print(`${kind} ${where}: ${what}`)
      },
    },
    { beside: besideOf(opened.connection) },
  )
  tell(
    count === 0
      ? [`${checks} 项校验全部相符`, `All ${checks} checks agree`]
      : [`发现 ${count} 处不符`, `${count} findings`],
  )
  return count
}

/** @param args the words after the command. Resolves to the exit code: 0 nothing found, 1 findings. Rejects where it could not */
export async function restore(config: Config, args: string[]): Promise<number> {
  const say = sayingSteps()
  try {
    return await restoring(config, args, say)
  } finally {
    say.end()
  }
}

async function restoring(config: Config, args: string[], say: Steps): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { at: { type: 'string' }, 'without-key': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [given, ...more] = positionals
  if (!given || more.length > 0)
    throw new StartProblem([
      '请指明备份：npm run restore -- 文件夹 [--at 时刻]',
      'Say what: npm run restore -- FOLDER [--at SECOND]',
    ])
  const at = secondIn(values.at)
  const started = performance.now()
  const { backup, others } = await chosenBackup(resolve(given), at)
  const { document } = backup
  const { dataDir, databaseUrl, archiveDir: archive } = config
  if (at && (archive === undefined || at > new Date()))
    throw new StartProblem(
      archive === undefined
        ? ['--at 需要归档：请设 ARCHIVE_DIR', '--at needs the archive: set ARCHIVE_DIR']
        : ['--at 在将来', '--at is in the future'],
    )
  if (!values['without-key']) await refuseOtherKey(config, backup)
  await useEmptyFolder(dataDir)
  // From here on a start in this folder begins no new register, whatever becomes of the restore.
  await markFolder(dataDir, document.register.id)
  print(
    both([
      `备份 ${document.name}，登记系统 ${document.register.id}`,
      `Back-up ${document.name} of register ${document.register.id}`,
    ]),
  )
  const notes: string[] = []
  const wish = {
    backup,
    dataDir,
    archive,
    at,
    chosen: chosenOf(config),
    notes,
    say: (step: keyof typeof steps) => say.begin(steps[step]),
  }
  const recovered: Recovered | undefined = databaseUrl ? undefined : await recover(wish)
  for (const line of notes) note(line)
  const known = await lastKnown(wish, others)
  return withRegister(
    // The restored register has no archive yet, and never writes into that of the original.
    { ...config, archiveDir: undefined },
    'app',
    async (opened) => {
      say.begin(steps.filesBack)
      const files = filesFrom(config, opened.files)
      const done = await finish(opened.db, { ...wish, files, databaseUrl, guards: opened.guards, known })
      await markFiles(config, document.register.id)
      await markFinished(dataDir)
      for (const line of restoredLines(done, known, recovered, at)) print(both(line))
      const findings = values['without-key'] ? 0 : await verified(opened, say)
      const seconds = secondsSince(started)
      print(both([`用时 ${seconds} 秒`, `Done in ${seconds} s`]))
      if (archive !== undefined)
        tell([
          '启动前请把 ARCHIVE_DIR 改为一个新的空文件夹，并随即做一次新的备份',
          'Before the start, name a new, empty folder as ARCHIVE_DIR, and make a new back-up at once',
        ])
      return findings > 0 ||
        done.lostActs > 0 ||
        recovered?.missing ||
        done.behind ||
        done.guardAway ||
        !done.fits ||
        done.files.missing > 0
        ? 1
        : 0
    },
    { bringsFiles: true, ...(values['without-key'] ? { makesKey: () => false } : {}) },
  )
}
