// Scales the demo register: npm run generate -- 100000 adds that many invented certificates to the database that the environment names.
import { shanghaiDay } from '@register/contract/dates'
import { configured } from '../src/access/configured.ts'
import { freshStatistics } from '../src/db/statistics.ts'
import { beginLog } from '../src/features/business/integrity/service.ts'
import { command, print, type Opened } from '../src/operator/command.ts'
import { contexts } from './demo/ctx.ts'
import { countedSerials } from './demo/existing/counted.ts'
import { dice } from './demo/random.ts'
import { addExisting } from './demo/world.ts'

const perTransaction = 10_000

async function generate(count: number, { db, secrets, identity }: Opened): Promise<void> {
  if (identity.kind === 'real') throw new Error('Invented records do not belong into a real register')
  await beginLog(db, secrets, print)
  const { known } = await db
    .selectFrom('report')
    .select((eb) => eb.fn.max<number | null>('id').as('known'))
    .executeTakeFirstOrThrow()
  const from = (known ?? 0) + 1
  const d = dice(from)
  const counted = await countedSerials(db)
  // Certificates from before the register, whenever they are invented.
  const today = (await configured(db)).firstDay || shanghaiDay()
  const started = Date.now()
  for (let done = 0; done < count; done += perTransaction) {
    const size = Math.min(perTransaction, count - done)
    await db.transaction().execute((tx) =>
      addExisting(contexts(tx, secrets), d, {
        count: size,
        from: from + done,
        today,
        serials: counted,
      }),
    )
    print(`${done + size} of ${count}, ${Math.round((Date.now() - started) / 1_000)} s`)
  }
  await freshStatistics(db)
}

const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) {
  print('Say how many: npm run generate -- 100000')
  process.exitCode = 1
} else {
  await command('Could not generate', 'app', async (opened) => {
    await generate(count, opened)
    return 0
  })
}
