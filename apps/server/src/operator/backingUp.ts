// The command that backs the register up: what goes in, its row for the page of the state, and what it says must be kept apart.
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import type { Phrase } from '@register/contract/phrase'
import { guardFile } from '../access/audit/logGuard.ts'
import { makeBackup } from '../backup/make.ts'
import { pieceAt, nameOfPiece } from '../backup/archive/segments.ts'
import { openSettings } from '../config/openSettings.ts'
import { StartProblem } from '../config/startProblem.ts'
import { filesFrom } from '../start/elsewhere/objects.ts'
import { note, print, type Opened } from './command.ts'
import { both, damaged, keepApart, madeLine, ownServer, steps } from './said.ts'

const tell = (phrase: Phrase) => note(both(phrase))

/** @param args the words after the command. Resolves to the exit code */
export async function backUp(
  { db, secrets, files: stored, identity, config, owner }: Opened,
  args: string[],
): Promise<number> {
  const [target, ...more] = args
  if (!target || target.startsWith('-') || more.length > 0)
    throw new StartProblem([
      '请指明存放备份的文件夹：npm run backup -- 文件夹',
      'Say where to: npm run backup -- FOLDER',
    ])
  const { databaseUrl, dataDir } = config
  const { folder, document, changed } = await makeBackup(resolve(target), {
    db,
    owner: databaseUrl ? undefined : owner,
    files: filesFrom(config, stored),
    guard: guardFile(dataDir, databaseUrl),
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
