// An end by rule of more certificates than a call can write is one job: all of it happens or nothing, also when its process dies.
import { expect, test } from 'vitest'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import * as office from '@register/contract/business/ruleEnd/office'
import { shanghaiDay } from '@register/contract/dates'
import { contexts } from '../../../../seed/demo/ctx.ts'
import { countedSerials } from '../../../../seed/demo/existing/counted.ts'
import { dice } from '../../../../seed/demo/random.ts'
import { addExisting } from '../../../../seed/demo/world.ts'
import { testApp } from '../../../../test/app.ts'
import { silence } from '../../../../test/deadJobs.ts'
import { ruleSaid } from '../../../../test/make.ts'
import { mostAtOnce } from './act/act.ts'

const killed = await testApp()
const heir = await testApp({ sharing: killed })
const { db, owner } = heir
const head = await heir.as('head-office')
const today = shanghaiDay()
const chosen = {
  way: 'conditions' as const,
  categories: ['1000', '2000', '3000', '4000', '5000', '6000', '8000', '9000'],
  issuedTo: today,
}
const said = { ...ruleSaid, effectiveDate: today, chosen }
await db.transaction().execute(async (tx) => {
  const given = { count: 3 * mostAtOnce, from: 1, today, serials: await countedSerials(tx) }
  await addExisting(contexts(tx, heir.secrets), dice(1), given)
})
const expected = await head(office.previewRuleEnd, { body: { chosen, effectiveDate: today } })
const { counts } = expected
const count = counts.ready + counts.announced

const body = async () => {
  const { digest, at } = await head(office.previewRuleEnd, { body: { chosen, effectiveDate: today } })
  return { ...said, digest, at }
}
const first = await killed.as('head-office')
const add = async () => first(office.addRuleEnd, { body: await body() })
const read = (id: number) => head(office.readRuleEnd, { body: { id } })
const becomes = async (id: number, state: string) => {
  await expect.poll(async () => (await read(id)).state).toBe(state)
}
const number = async (query: string) =>
  Object.values((await owner.query<Record<string, number>>(query)).rows[0] ?? {})[0]
const written = async () => ({
  lapsed: await number(`SELECT count(*)::int FROM report WHERE status = 'lapsed'`),
  notices: await number(`SELECT count(*)::int FROM change_notice WHERE kind = 'lapse'`),
  entries: await number(`SELECT count(*)::int FROM integrity_entry WHERE kind = 'lapse'`),
  done: await number(`SELECT count(*)::int FROM audit WHERE action = 'ruleEnd.carriedOut'`),
})
const nothing = { lapsed: 0, notices: 0, entries: 0, done: 0 }

/** Holds every act in the middle: it has written certificates and notices by then, and not their log entries. */
async function holdInTheMiddle(table = 'quality_finding'): Promise<() => Promise<unknown>> {
  await killed.owner.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`)
  return () => killed.owner.query('COMMIT')
}
const waiting = async () => {
  const { rows: found } = await owner.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'relation'`,
  )
  return found.map(({ pid }) => pid)
}
const held = async () => {
  await expect.poll(async () => (await waiting()).length).toBe(1)
}
/** The connection breaks, as it does when the process ends; work that the database leaves begins anew. */
const breakOff = async () => owner.query('SELECT pg_terminate_backend($1)', [(await waiting())[0]])
/** Lets go of a table that refuses what waits for it: the statement fails, and with it the work. Resolves to what lets it take writes again. */
async function refuse(table = 'quality_finding'): Promise<() => Promise<unknown>> {
  await killed.owner
    .query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT OR UPDATE OR DELETE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse(); COMMIT`)
  return () => killed.owner.query('DROP FUNCTION refuse CASCADE')
}

test('is refused in the middle: nothing is written, the reason is kept, another one may follow', async () => {
  expect(count).toBeGreaterThan(mostAtOnce)
  await holdInTheMiddle()
  const begun = await add()
  expect(begun).toMatchObject({ state: 'working', total: count, reports: 0 })
  await held()
  expect((await head.refused(office.addRuleEnd, { body: await body() })).msg).toContain('Another end by rule')
  const takeAgain = await refuse()
  await becomes(begun.id, 'refused')
  await takeAgain()
  expect((await read(begun.id)).refusal).not.toBe('')
  expect(await written()).toEqual(nothing)
  expect(await heir.findings()).toEqual([])
})

test('is refused with the certificates that changed between the preview and the work', async () => {
  const letGo = await holdInTheMiddle('report')
  const begun = await add()
  await held()
  const change = `UPDATE report r SET valid_to = $1, updated_at = $2 FROM (SELECT id, valid_to, updated_at FROM report
    WHERE id = $3) old WHERE old.id = r.id RETURNING r.certificate_no AS no, old.valid_to::text AS day, old.updated_at AS at`
  type Former = { no: string; day: string | null; at: Date }
  const set = async (day: string | null, at: Date) =>
    (await killed.owner.query<Former>(change, [day, at, expected.list[0]?.id])).rows[0]
  const former = await set('2001-01-01', new Date(Date.now() + 1_000))
  await letGo()
  await becomes(begun.id, 'refused')
  expect((await read(begun.id)).refusal).toContain(printNo(former?.no ?? ''))
  expect(await written()).toEqual(nothing)
  await set(former?.day ?? null, former?.at ?? new Date())
})

test('is done once, whole, although its process dies in the middle', async () => {
  const letGo = await holdInTheMiddle()
  const begun = await add()
  await held()
  await silence(owner)
  await heir.app.engine.start()
  await heir.app.engine.handOver()
  await expect.poll(() => number('SELECT max(attempts) FROM job')).toBe(2)
  expect(await written()).toEqual(nothing)
  await breakOff()
  await held()
  expect(await written()).toEqual(nothing)
  await letGo()
  await becomes(begun.id, 'inForce')
  expect(await read(begun.id)).toMatchObject({ reports: count, done: count, total: count, refusal: '' })
  expect(await written()).toEqual({ lapsed: count, notices: count, entries: count, done: 1 })
  expect(await heir.findings()).toEqual([])
})

test('is reversed as a job too: it stays in force where that fails, and every certificate returns', async () => {
  const { list } = await head(office.listRuleEnds, { body: {} })
  const { id } = list[0] ?? { id: 0 }
  const reverse = async () =>
    head(office.reverseRuleEnd, { body: { id, rev: (await read(id)).rev, reason: '公告撤回' } })
  await holdInTheMiddle('integrity_entry')
  expect(await reverse()).toMatchObject({ state: 'reversing' })
  await held()
  const takeAgain = await refuse('integrity_entry')
  await becomes(id, 'inForce')
  await takeAgain()
  expect((await written()).lapsed).toBe(count)
  await reverse()
  await becomes(id, 'reversed')
  expect(await read(id)).toMatchObject({ reversedReason: '公告撤回', refusal: '' })
  expect((await written()).lapsed).toBe(0)
  expect((await head(office.previewRuleEnd, { body: { chosen, effectiveDate: today } })).digest).toBe(expected.digest)
  expect(await heir.findings()).toEqual([])
})
