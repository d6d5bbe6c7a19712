// Scales the demo register: npm run generate -- 100000 adds that many invented certificates to the database that the environment names.
import { shanghaiDay } from '@register/contract/dates'
import { masterSecret, secretsFrom } from '../src/access/secrets.ts'
import { readConfig } from '../src/config.ts'
import { connect } from '../src/db/connect.ts'
import { openDatabase } from '../src/db/databases.ts'
import { freshStatistics } from '../src/db/statistics.ts'
import { beginLog } from '../src/features/business/integrity/service.ts'
import { contexts } from './demo/ctx.ts'
import { countedSerials } from './demo/existing/counted.ts'
import { dice } from './demo/random.ts'
import { addExisting } from './demo/world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const perTransaction = 10_000

async function generate(count: number): Promise<void> {
  const config = readConfig(process.env)
  if (config.production) throw new Error('Invented records do not belong into a register in production')
  const database = await openDatabase(config, say)
  const { db } = connect(database.app)
  const secrets = secretsFrom(await masterSecret(config.secretKey, config.dataDir))
  await beginLog(db, secrets, say)
  const { known } = await db
    .selectFrom('report')
    .select((eb) => eb.fn.max<number | null>('id').as('known'))
    .executeTakeFirstOrThrow()
  const from = (known ?? 0) + 1
  const d = dice(from)
  const counted = await countedSerials(db)
  const started = Date.now()
  for (let done = 0; done < count; done += perTransaction) {
    const size = Math.min(perTransaction, count - done)
    await db.transaction().execute((tx) =>
      addExisting(contexts(tx, secrets), d, {
        count: size,
        from: from + done,
        today: shanghaiDay(),
        serials: counted,
      }),
    )
    say(`${done + size} of ${count}, ${Math.round((Date.now() - started) / 1_000)} s`)
  }
  await freshStatistics(db)
  await db.destroy()
  await database.stop()
}

const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) {
  say('Say how many: npm run generate -- 100000')
  process.exitCode = 1
} else {
  await generate(count)
}
