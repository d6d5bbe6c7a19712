// Scales the demo register: npm run generate -- 100000 adds that many invented certificates to the database the environment names.
import { sql } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import { masterSecret, secretsFrom } from '../src/access/secrets.ts'
import { readConfig } from '../src/config.ts'
import { connect, type Pool } from '../src/db/connect.ts'
import { openDatabase } from '../src/db/databases.ts'
import { freshStatistics } from '../src/db/statistics.ts'
import { beginLog } from '../src/features/business/integrity/service.ts'
import { contexts } from './demo/ctx.ts'
import { serials } from './demo/existing.ts'
import { dice } from './demo/random.ts'
import { addExisting } from './demo/world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const perTransaction = 10_000

/** Numbers continue where the register stands, as they do for everybody else. */
const counters = async (db: Pool) =>
  (await db.selectFrom('code_serial').selectAll().execute()).map((row) => ({
    category: row.category_code,
    body: row.body_code,
    year: row.year,
    last: row.last,
  }))

/** Labels of the old shape have no counter in the register: the highest of them stands for it. */
async function labels(db: Pool) {
  const { rows } = await sql<{ category: string; body: string; year: number; last: number }>`
    select category, body, 2000 + year::int as year, max(serial::int) as last from (
      select label[1] as category, label[2] as body, label[3] as year, label[4] as serial
      from report, regexp_match(certificate_no, '^TX(.{4})([0-9]{3})([0-9]{2})([0-9]{4})$') label
      where non_standard and label is not null) known
    group by 1, 2, 3`.execute(db)
  return rows
}

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
  const counted = serials([...(await counters(db)), ...(await labels(db))])
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
