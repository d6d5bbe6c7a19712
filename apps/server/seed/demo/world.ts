// Makes the demo world in one transaction: 2,000 lift reports and applications in every state, through the services of real use.
import { sql } from 'kysely'
import { suspendReport, updateReport } from '@register/contract/business/report/report'
import { importExisting } from '@register/contract/business/reportImport'
import { shanghaiDay } from '@register/contract/dates'
import { appendAudit } from '../../src/access/audit.ts'
import type { UserCtx } from '../../src/access/ctx.ts'
import type { Secrets } from '../../src/access/secrets.ts'
import type { Db, Pool } from '../../src/db/connect.ts'
import { bulkInsert } from '../../src/features/business/report/service.ts'
import type { FileStore } from '../../src/files/store.ts'
import { olderMessages, seedAnnouncements } from './announcements.ts'
import { seedEntries } from './office/catalogue.ts'
import { seedClients } from './office/clients.ts'
import { seedCompanies } from './companies.ts'
import { shift } from './contents.ts'
import { contexts, suffix, type As } from './ctx.ts'
import { citedParts, replacedPart, stoppedParts } from './existing/parts.ts'
import { existingContent, serials, type Serials } from './existing/existing.ts'
import { scanned, type Scanning } from './existing/scanned.ts'
import {
  applicationIn,
  certificates,
  draftReport,
  handedOver,
  publishedFlow,
  renamed,
  revised,
  standing,
  type Stage,
} from './flows.ts'
import { seedLibrary } from './library.ts'
import { seedEnded } from './office/ended.ts'
import { foreignPaper } from './papers/foreignPaper.ts'
import { correctedApplication } from './papers/corrected.ts'
import { seedErrors } from './office/errors.ts'
import { seedNotices } from './office/notices.ts'
import { bodies } from './people.ts'
import { seedDepts } from './office/depts.ts'
import { seedFollows } from './office/follows.ts'
import { seedDescribed } from './office/described.ts'
import { papersOf } from './papers/papers.ts'
import { seedPosts } from './office/posts.ts'
import { dice, type Dice } from './random.ts'

interface World {
  db: Pool
  secrets: Secrets
  files: FileStore
  say: (line: string) => void
}

const batch = 200

/** Adds `count` existing certificates, spread over the bodies; returns their ids. Called alone, it scales the world to millions. */
export async function addExisting(
  as: As,
  d: Dice,
  given: {
    count: number
    from: number
    today: string
    serials: Serials
    /** Stores their certificate files; without it they have none. */
    scan?: Scanning
    progress?: (done: number) => void
  },
): Promise<number[]> {
  const ids: number[] = []
  const withParts = citedParts()
  const bulks = new Map<string, ReturnType<typeof bulkInsert>>()
  for (let start = 0; start < given.count; start += batch) {
    const body = bodies[(start / batch) % bodies.length]
    if (!body) throw new Error('There are no bodies')
    const ctx = await as(`body-manager${suffix(body.code)}`, importExisting)
    const size = Math.min(batch, given.count - start)
    const contents = Array.from({ length: size }, (_, at) => {
      const n = given.from + start + at
      return withParts(existingContent(d, { n, body: body.code, today: given.today, serials: given.serials }), n)
    })
    const bulk = bulks.get(body.code) ?? bulkInsert(ctx, ctx.actor.deptId ?? 0, { existing: true, invented: true })
    bulks.set(body.code, bulk)
    const added = await bulk.add(contents)
    await given.scan?.(ctx, added, contents)
    ids.push(...added)
    given.progress?.(start + size)
  }
  // At the end of the transaction, so that people at work wait only for this part.
  for (const bulk of bulks.values()) await bulk.finish()
  return ids
}

/** Bodies with drafts that wait for their manager or were returned: one draft for each entry. */
const waiting = ['901', '902', '903', '904', '901', '902', '903', '904', '901', '902', '903', '904', '901', '902']

const ends = [
  ['applied', 7],
  ['corrected', 1],
  ['expert', 6],
  ['returned', 3],
  ['rejected', 2],
  ['withdrawn', 2],
  ['issued', 10],
  ['voided', 1],
] as const

async function applications(stage: Stage): Promise<void> {
  for (const [end, count] of ends)
    for (let n = 0; n < count; n++)
      if (end === 'corrected') await correctedApplication(stage)
      else await applicationIn(stage, n % 3 === 2 ? (bodies[1 + (n % 3)]?.code ?? '901') : '901', end)
}

/** Changes existing certificates of the first body, so that its people find changes of each kind. */
async function changes(stage: Stage, as: As, ids: readonly number[]): Promise<void> {
  const of = (from: number, count: number) => ids.slice(from, from + count)
  const ago = (least: number, most: number) => shift(stage.today, -stage.dice.between(least, most))
  const manager = await as('body-manager', updateReport)
  const staff = await as('body-staff', updateReport)
  const head = await as('head-office', suspendReport)
  for (const id of of(0, 96)) await revised(manager, stage, id)
  for (const id of of(96, 4)) await revised(staff, stage, id)
  for (const id of of(100, 12)) await renamed(manager, stage, id)
  for (const id of of(112, 16))
    await standing(head, 'suspend', id, '监督抽查发现配置与证书不一致，责令整改', ago(40, 90))
  for (const id of of(112, 4)) await standing(head, 'restore', id, '整改完成，复查合格', ago(5, 35))
  for (const id of of(128, 12)) await standing(head, 'revoke', id, '提供虚假材料取得证书', ago(3, 120))
}

async function build(tx: Db, { secrets, files, say }: World): Promise<void> {
  const as = contexts(tx, secrets)
  const papers = papersOf(files)
  const stage: Stage = { as, dice: dice(20_140_114), today: shanghaiDay(), certificate: certificates(files), papers }
  const first = await addExisting(as, stage.dice, {
    count: 1_900,
    from: 1,
    today: stage.today,
    serials: serials(),
    scan: scanned(files),
  })
  // Planned as for empty tables, every later look-up of a number would read all of them.
  await sql`select recount_statistics()`.execute(tx)
  say('  1,900 existing certificates · 1,900 份既有证书')
  const own = first.slice(0, batch)
  await changes(stage, as, own)
  await stoppedParts(stage, tx)
  say('  revisions, changes of name, suspensions and revocations · 变更、更名、暂停和撤销')
  for (let n = 1; n <= 60; n++) await publishedFlow(stage, bodies[n % bodies.length]?.code ?? '901', n)
  for (let n = 61; n <= 83; n++) await draftReport(stage, n % 4 === 0 ? '902' : '901', n)
  for (let n = 84; n <= 100; n++) await handedOver(stage, waiting[n - 84] ?? '901', n)
  await foreignPaper(stage)
  await applications(stage)
  await replaced(stage, await as('body-manager', updateReport), own)
  await seedAnnouncements(as)
  await seedNotices(as, files)
  await seedPosts(as)
  await seedDescribed(as)
  await seedDepts(tx)
  await seedEntries(as)
  await seedClients(as)
  await seedLibrary(as, files)
  await seedCompanies(as, files)
  await seedErrors(tx, stage, own.slice(190))
  await replacedPart(stage, tx)
  await seedEnded(as, stage.today)
  await seedFollows(as)
  await olderMessages(tx)
  say('  applications, drafts, publications, announcements and the file library · 编码申请、草稿、公示、公告和文件库')
  await appendAudit(await as('head-office'), 'demo.seed', 200)
}

/** Records for up to ten certificates that a later one of the same manufacturer and category replaces them, as revisions of the later ones. */
async function replaced(stage: Stage, manager: UserCtx, own: readonly number[]): Promise<void> {
  const { rows } = await sql<{ successor: number; former: number }>`
    select max(newer.id) as successor, old.id as former from report old join report newer
      on newer.manufacturer_credit_code = old.manufacturer_credit_code and newer.category_code = old.category_code
        and newer.body_id = old.body_id and newer.issue_date > old.issue_date and newer.status = 'published'
        and newer.replaced_by is null
    where old.body_id = ${manager.actor.deptId} and old.status = 'published' and old.origin = 'existing'
      and newer.origin = 'existing' and old.id <> all(${own}::bigint[]) and newer.id <> all(${own}::bigint[])
    group by old.id order by old.id limit 40`.execute(manager.db)
  // Each certificate takes part once, so that there is no chain in which the middle is looked at as valid.
  const taken = new Set<number>()
  for (const { successor, former } of rows) {
    if (taken.has(successor) || taken.has(former) || taken.size >= 20) continue
    taken.add(successor).add(former)
    await revised(manager, stage, successor, {
      fix: (content) => ({ ...content, supersedesId: former }),
      reason: '补登所替代的证书',
    })
  }
}

/** Does nothing when reports exist already. */
export async function seedWorld(world: World): Promise<void> {
  const known = await world.db.selectFrom('report').select('id').limit(1).executeTakeFirst()
  if (known) return
  world.say('Filling the demo register … · 正在填充演示数据…')
  await world.db.transaction().execute((tx) => build(tx, world))
}
