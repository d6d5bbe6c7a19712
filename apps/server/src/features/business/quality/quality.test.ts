// Data quality: what each rule finds and its words, that mending removes the finding, and what happens to accepted findings.
import { publicQuality, qualityFigures } from '@register/contract/business/quality/figures'
import { acceptFinding, listFindings, reopenFinding, type Finding } from '@register/contract/business/quality/findings'
import { qualityRuleKeys, type QualityRuleKey } from '@register/contract/business/quality/rules'
import { suspendReport, updateReport } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { beforeAll, describe, expect, test } from 'vitest'
import { makers } from '../../../../seed/demo/makers.ts'
import { testApp } from '../../../../test/app.ts'
import { publishedReport } from '../../../../test/make.ts'
import { inspectAll } from '../report/service.ts'

const app = await testApp()
const [staff, manager, head] = [await app.as('body-staff'), await app.as('body-manager'), await app.as('head-office')]

const [maker, otherMaker] = makers
const of = (one: typeof maker) => ({
  manufacturerName: one?.name ?? '',
  manufacturerCreditCode: one?.creditCode ?? '',
  applicantName: one?.name ?? '',
})
/** The inspected certificate, another one of the same manufacturer, and one that the first one cites. */
const [subject, sibling, part] = [
  await publishedReport(app, of(maker)),
  await publishedReport(app, of(maker)),
  await publishedReport(app, of(otherMaker)),
]
const citing = JSON.stringify([{ name: '限速器', certificateNo: part.certificateNo }])

const write = (columns: string, id = subject.id) => app.owner.query(`UPDATE report SET ${columns} WHERE id = ${id}`)
async function revOf(id: number): Promise<number> {
  const { rows } = await app.owner.query<{ rev: number }>(`SELECT rev FROM report WHERE id = ${id}`)
  return rows[0]?.rev ?? 0
}
const look = () => inspectAll(app.db)
const foundIn = async (id: number, more = {}): Promise<Finding[]> =>
  (await head(listFindings, { body: { pageSize: 200, ...more } })).list.filter(({ reportId }) => reportId === id)
const foundBy = async (rule: QualityRuleKey, id = subject.id) =>
  (await foundIn(id)).find((finding) => finding.rule === rule)

/** Removes what would be found in them before a test plants a fault. */
beforeAll(async () => {
  await app.owner.query(`UPDATE report SET components = '[]'`)
})

interface Plant {
  /** SQL that makes the fault; `mend` repairs it. */
  plant: string
  mend: string
  words: string
}

describe.each<[QualityRuleKey, Plant]>([
  [
    'missingParameters',
    {
      plant: `UPDATE report SET parameters = parameters - 'ratedLoad', coverage = '[]' WHERE id = ${subject.id}`,
      mend: `UPDATE report SET (parameters, coverage) = (SELECT parameters, coverage FROM kept) WHERE id = ${subject.id}`,
      words: 'Rated load',
    },
  ],
  [
    'notStatedThen',
    {
      plant: `UPDATE report SET origin = 'existing', parameters = parameters - 'ratedLoad', coverage = '[]' WHERE id = ${subject.id}`,
      mend: `UPDATE report SET (origin, parameters, coverage) = (SELECT origin, parameters, coverage FROM kept) WHERE id = ${subject.id}`,
      words: 'Rated load',
    },
  ],
  [
    'contradictoryValues',
    {
      plant: `UPDATE report SET parameters = parameters || '{"floors": 3, "stops": 4}' WHERE id = ${subject.id}`,
      mend: `UPDATE report SET parameters = (SELECT parameters FROM kept) WHERE id = ${subject.id}`,
      words: 'Stops 4, Floors 3',
    },
  ],
  [
    'severalNames',
    {
      plant: `UPDATE report SET manufacturer_name = manufacturer_name || ' (甲)' WHERE id = ${subject.id}`,
      mend: `UPDATE report SET manufacturer_name = (SELECT manufacturer_name FROM kept) WHERE id = ${subject.id}`,
      words: `“${maker?.name}” on other certificates`,
    },
  ],
  [
    'severalNames',
    {
      plant: `UPDATE report SET manufacturer_name = manufacturer_name || ' (甲)' WHERE id = ${subject.id}`,
      // After a recorded change of name the former name is not another spelling.
      mend: `UPDATE report SET former_names = ARRAY['${maker?.name} (甲)'] WHERE id = ${sibling.id}`,
      words: '(甲)” here',
    },
  ],
  [
    'revokedComponent',
    {
      plant: `WITH s AS (UPDATE report SET status = 'suspended' WHERE id = ${part.id})
        UPDATE report SET components = '${citing}' WHERE id = ${subject.id}`,
      mend: `UPDATE report SET status = 'published' WHERE id = ${part.id}`,
      words: '限速器 is suspended',
    },
  ],
  [
    'expiredCited',
    {
      plant: `WITH s AS (UPDATE report SET valid_to = '2020-03-01' WHERE id = ${part.id})
        UPDATE report SET components = '${citing}' WHERE id = ${subject.id}`,
      mend: `UPDATE report SET valid_to = '2199-03-01' WHERE id = ${part.id}`,
      words: '限速器 was valid to 2020-03-01',
    },
  ],
  [
    'nonStandardNumber',
    {
      plant: `UPDATE report SET non_standard = true WHERE id = ${subject.id}`,
      mend: `UPDATE report SET non_standard = false WHERE id = ${subject.id}`,
      words: subject.certificateNo,
    },
  ],
  [
    'noCertificateFile',
    {
      plant: `UPDATE stored_file SET bound_to = 'set aside' WHERE bound_to = 'report:${subject.id}'`,
      mend: `UPDATE stored_file SET bound_to = 'report:${subject.id}' WHERE bound_to = 'set aside'`,
      words: 'no certificate file',
    },
  ],
  [
    'unlistedCategory',
    {
      plant: `UPDATE category SET source = 'unlisted' WHERE code = '3110'`,
      mend: `UPDATE category SET source = 'catalogue' WHERE code = '3110'`,
      words: '3110 is not in the catalogue',
    },
  ],
])('%s', (rule, { plant, mend, words }) => {
  test(`${words}: found with its words, gone when mended`, async () => {
    await app.owner.query(`DROP TABLE IF EXISTS kept`)
    await app.owner.query(`CREATE TABLE kept AS SELECT * FROM report WHERE id = ${subject.id}`)
    await app.owner.query(plant)
    await look()
    expect((await foundBy(rule))?.detail).toContain(words)
    expect(await foundBy(rule)).toMatchObject({
      state: 'open',
      since: shanghaiDay(),
    })
    await app.owner.query(mend)
    await look()
    expect((await foundBy(rule))?.detail ?? '').not.toContain(words)
    await app.owner
      .query(`UPDATE report SET (manufacturer_name, components) = (SELECT manufacturer_name, '[]'::jsonb FROM kept)
      WHERE id = ${subject.id}`)
    await app.owner.query(`UPDATE report SET former_names = '{}' WHERE id = ${sibling.id}`)
  })
})

describe('an accepted finding', () => {
  test('stays away over looks until something else is found, and can be taken back', async () => {
    await write(`valid_to = '2020-03-01'`, part.id)
    await write(`components = '${citing}'`)
    await look()
    const open = await foundBy('expiredCited')
    const body = { id: open?.id ?? 0, rev: open?.rev ?? 0 }
    const accepted = await staff(acceptFinding, { body: { ...body, reason: '部件另有新证书' } })
    expect(accepted).toMatchObject({ state: 'accepted', reason: '部件另有新证书' })
    expect((await staff.raw(acceptFinding, { body: { ...body, reason: '又一次' } })).statusCode).toBe(409)
    await look()
    expect(await foundIn(subject.id, { state: 'open', rule: 'expiredCited' })).toEqual([])
    expect((await head(qualityFigures, {})).rules.find((one) => one.rule === 'expiredCited')).toMatchObject({
      count: 0,
      accepted: 1,
    })
    const reopened = await manager(reopenFinding, { body: { id: accepted.id, rev: accepted.rev } })
    expect(reopened).toMatchObject({ state: 'open', reason: '', acceptedBy: '' })
    await manager(acceptFinding, { body: { id: reopened.id, rev: reopened.rev, reason: '已核对' } })
    await write(`valid_to = '2021-03-01'`, part.id)
    await look()
    expect(await foundBy('expiredCited')).toMatchObject({ state: 'open', reason: '' })
  })

  test.each([
    ['body-staff-902', 404],
    ['head-office', 403],
    ['expert', 403],
  ])('not by %s', async (username, status) => {
    const finding = await foundBy('expiredCited')
    const caller = await app.as(username)
    const body = { id: finding?.id ?? 0, rev: finding?.rev ?? 0, reason: '不归我管' }
    expect((await caller.raw(acceptFinding, { body })).statusCode).toBe(status)
  })
})

test('a report that is written is looked at again at once', async () => {
  await write(`manufacturer_name = manufacturer_name || ' (乙)'`)
  await look()
  expect(await foundBy('severalNames')).toBeDefined()
  const body = { ...subject.content, categoryCode: '3110', components: [], ...of(maker) }
  const files = subject.files.map(({ id }) => id)
  await manager(updateReport, {
    body: { ...body, id: subject.id, rev: await revOf(subject.id), fileIds: files, reason: '更正名称' },
  })
  expect(await foundIn(subject.id)).toEqual([])
})

test('an interrupted inspection starts again, and writes made meanwhile stay', async () => {
  await app.owner.query(`INSERT INTO quality_seen VALUES (${subject.id}, 'severalNames', 1, '3110', '残留', 'left')`)
  const before = await look()
  const after = await look()
  expect(after).toEqual(before)
  expect(after.reports).toBe(3)
  expect((await foundIn(subject.id)).map(({ detail }) => detail)).not.toContain('left')
  await head(suspendReport, { body: { id: part.id, rev: await revOf(part.id), reason: '抽查不符' } })
  expect(await foundIn(part.id)).toEqual([])
})

test.each(['TSX311090120990001', 'TSX311090119260001'])(
  'the year of %s is one that no number can have',
  async (number) => {
    await write(`certificate_no = '${number}'`)
    await look()
    expect((await foundBy('nonStandardNumber'))?.detail).toContain('is impossible')
    await write(`certificate_no = '${subject.certificateNo}'`)
    await look()
    expect(await foundBy('nonStandardNumber')).toBeUndefined()
  },
)

describe.each([
  ['body-staff', true],
  ['head-office', true],
  ['body-staff-902', false],
])('%s', (username, reaches) => {
  test('lists and counts what lies in the own scope', async () => {
    await write('non_standard = true')
    await look()
    const caller = await app.as(username)
    const { list } = await caller(listFindings, { body: { rule: 'nonStandardNumber' } })
    expect(list.map(({ reportId }) => reportId)).toEqual(reaches ? [subject.id] : [])
    const figures = await caller(qualityFigures, {})
    expect(figures.total).toBe(reaches ? 3 : 0)
    expect(figures.rules.map(({ rule }) => rule)).toEqual(qualityRuleKeys)
  })
})

test('anyone reads the figures of the register, enterprises no findings', async () => {
  const figures = await app.stranger(publicQuality, {})
  expect(figures).toMatchObject({ day: shanghaiDay(), total: 3, clean: 2, issued: { total: 3, clean: 2 } })
  expect(figures.days.at(-1)?.counts).toEqual(figures.rules.map(({ count }) => count))
  expect((await (await app.as('enterprise')).raw(listFindings, { body: {} })).statusCode).toBe(403)
})

test('certificates from before the register are counted apart from those of the register', async () => {
  await write(`origin = 'existing'`)
  await look()
  // What strangers get is kept for a while.
  const { total, clean, issued } = await head(qualityFigures, {})
  expect({ total, clean, issued }).toEqual({ total: 3, clean: 2, issued: { total: 2, clean: 2 } })
  await write(`origin = 'issued'`)
})
