// The command that backs the register up: what goes in, its row for the page of the state, and what it says must be kept apart.
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Phrase } from '@register/contract/phrase'
import { makeBackup } from '../backup/make.ts'
import { pieceAt, nameOfPiece } from '../backup/archive/segments.ts'
import { openSettings } from '../config/openSettings.ts'
import { StartProblem } from '../config/startProblem.ts'
import { filesFrom } from '../start/elsewhere/objects.ts'
import { note, print, type Opened } from './command.ts'
import { both, damaged, keepApart, madeLine, ownServer, steps } from './said.ts'

const tell = (phrase: Phrase) => note(both(phrase))

/** What PostgreSQL allows, in megabytes a second. */
const most = 1_024

/** @param args such as /mnt/backup --rate 20 */
function asked(args: string[]): { target: string; rate: number | undefined } {
  const { values, positionals } = parseArgs({
    args,
    options: { rate: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const [target, ...more] = positionals
  const unknown = Object.keys(values).some((name) => name !== 'rate')
  const rate = values.rate === undefined ? undefined : Number(values.rate)
  if (!target || more.length > 0 || unknown || (rate !== undefined && !(rate >= 1 && rate <= most)))
    throw new StartProblem([
      `请指明存放备份的文件夹：npm run backup -- 文件夹 [--rate 每秒 MB 数，1 至 ${most}]`,
      `Say where to: npm run backup -- FOLDER [--rate MEGABYTES-A-SECOND, 1 to ${most}]`,
    ])
  return { target, rate: rate === undefined ? undefined : Math.round(rate * 1_024) }
}

/** @param args the words after the command. Resolves to the exit code */
export async function backUp(
  { db, secrets, files: stored, guards, identity, config, owner }: Opened,
  args: string[],
): Promise<number> {
  const { target, rate } = asked(args)
  const { databaseUrl, dataDir } = config
  const { folder, document, changed } = await makeBackup(resolve(target), {
    db,
    owner: databaseUrl ? undefined : owner,
    rate,
    files: filesFrom(config, stored),
    guards,
    register: identity,
    binaries: databaseUrl ? 'own server' : config.postgresBinDir ? 'chosen' : 'package',
    key: secrets.log.keyId,
    settings: openSettings(process.env),
    say: (step) => tell(steps[step]),
  })
  const { database, files } = document
  await db
    .insertInto('backup')
    .values({
      name: document.name,
      folder,
      host: hostname(),
      begun_at: document.begunAt,
      ended_at: document.endedAt,
      wal_start: database && nameOfPiece({ timeline: database.timeline, number: pieceAt(database.start) }),
      timeline: database && database.timeline,
      bytes: (database?.bytes ?? 0) + files.bytes,
      files: files.count,
      log_size: document.log.size,
    })
    .execute()
  print(both(madeLine(folder, document)))
  tell(keepApart(document, config.secretKey ? undefined : join(dataDir, 'secret.key')))
  if (databaseUrl) tell(ownServer)
  if (changed.length === 0) return 0
  tell(damaged(changed))
  return 1
}
