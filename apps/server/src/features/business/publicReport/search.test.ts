// The search finds what LIKE finds, on every page, by every plan, with every filter, and while other people write.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import type { PublicRow } from '@register/contract/business/publicReport/row'
import { importExisting } from '@register/contract/business/reportImport'
import { wordsOf } from '@register/contract/rules/keyword'
import { publicStatusKeys } from '@register/contract/rules/status'
import { fold, minKeyword } from '@register/contract/fold'
import type { ListRequest } from '@register/contract/page'
import { contexts } from '../../../../seed/demo/ctx.ts'
import { seedWorld } from '../../../../seed/demo/world.ts'
import { testApp } from '../../../../test/app.ts'
import { manyHitsOf } from '../../../db/cache/manyHits.ts'
import { enoughFor, readSample } from '../../../db/search/frequencies.ts'
import { gramsOf, likePattern, timeGrams } from '../../../db/search/grams.ts'
import { searchOf, type Limits } from '../../../db/search/search.ts'
import { insertExisting, loadContent } from '../report/service.ts'
import { analysedAt, freshStatistics } from '../../../db/statistics.ts'
import { listPublic } from './list.ts'

const app = await testApp()
await seedWorld({ db: app.db, secrets: app.secrets, files: app.files, say: () => {} })

/** Each of these limits makes one plan answer nearly everything, as in a register a thousand times as large. */
const plans: Record<string, Limits> = {
  'all hits at once': { few: 1e9, deep: 1e9, walk: 0, frequent: 1, frequentWalk: 0 },
  'windows of time': { few: 0, deep: 1e9, walk: 0, frequent: 1, frequentWalk: 0 },
  'a walk from the newest': { few: 0, deep: 1e9, walk: 1_024, frequent: 0.1, frequentWalk: 2_048 },
  'all hits, when they turn out too many': { few: 3, deep: 0, walk: 0, frequent: 1, frequentWalk: 0 },
}

interface Text {
  public_id: string
  text: string
}
/** Search texts, newest first; `where` is a condition over the report r. */
const texts = async (where = 'true', values: unknown[] = []) =>
  (
    await app.owner.query<Text>(
      `SELECT r.public_id, s.body_text AS text FROM report_search s JOIN report r ON r.id = s.report_id
       WHERE r.status <> 'draft' AND ${where} ORDER BY r.listed_on DESC, r.id DESC`,
      values,
    )
  ).rows
const all = (await texts()).flatMap((row) => row.text.split('\n'))
const part = fc.tuple(fc.nat(all.length - 1), fc.nat(40), fc.integer({ min: 2, max: 9 })).map(([at, start, length]) => {
  const chars = [...(all[at] ?? '')]
  const from = Math.min(start, Math.max(0, chars.length - length))
  return chars.slice(from, from + length).join('')
})
const stranger = { ...(await contexts(app.db, app.secrets)('body-staff')), actor: undefined }

beforeAll(async () => {
  // The database does this by itself after a while; without it every gram would count as rare.
  await app.owner.query('ANALYZE report_search')
})

describe.each(Object.keys(plans))('by %s', (name) => {
  const search = searchOf(manyHitsOf(true), plans[name])
  const page = async (request: Partial<ListRequest>) => {
    const found = await listPublic(
      stranger,
      { search, manyHits: manyHitsOf(false) },
      {
        pageNum: 1,
        pageSize: 50,
        ...request,
      },
    )
    return { total: found.total, ids: found.list.map((row: PublicRow) => row.publicId) }
  }
  beforeAll(() => search.refresh(app.db))

  test('any part of anything is found as LIKE finds it, page by page', async () => {
    const shown = await texts()
    await fc.assert(
      fc.asyncProperty(part, fc.integer({ min: 1, max: 60 }), fc.nat(9), async (keyword, pageSize, at) => {
        // Marks between words part what was cut out of a text, as `0、`, which is one character and refused.
        const words = wordsOf(keyword)
        fc.pre(words.some((word) => [...word].length >= minKeyword))
        const expected = shown
          .filter((row) => words.every((word) => row.text.includes(word)))
          .map((row) => row.public_id)
        const pageNum = Math.min(at + 1, Math.ceil(expected.length / pageSize) + 1)
        expect(await page({ keyword, pageSize, pageNum })).toEqual({
          total: expected.length,
          ids: expected.slice((pageNum - 1) * pageSize, pageNum * pageSize),
        })
      }),
      {
        numRuns: 60,
        examples: [
          ['TSX', 50, 0],
          ['有限公司', 50, 3],
          ['2024', 7, 2],
          ['曳引、驱动', 50, 0],
          ['GmbH', 10, 0],
        ],
      },
    )
  })

  test('together with every filter', async () => {
    const { rows } = await app.owner.query<{ id: number }>("SELECT id::int FROM dept WHERE body_code = '901'")
    const body = rows[0]?.id ?? 0
    const like = (column: string, value: string): [string, unknown[]] => [`${column} LIKE $1`, [`%${value}%`]]
    const filters: [Partial<ListRequest>, string, unknown[]][] = [
      [{ certificateNo: '311090' }, ...like('r.certificate_key', '311090')],
      [{ reportNo: 'DT-2020' }, ...like('r.report_key', 'DT2020')],
      [{ manufacturerName: '电梯' }, ...like('r.manufacturer_name', '电梯')],
      [{ applicantName: '有限' }, ...like('r.applicant_name', '有限')],
      [{ productName: '乘客' }, ...like('r.product_name', '乘客')],
      [{ model: '10' }, ...like('r.model', '10')],
      [{ categoryCode: '3100' }, "r.category_code LIKE '31%'", []],
      [{ bodyId: body }, 'r.body_id = $1', [body]],
      [{ status: 'revoked,suspended' }, "r.status IN ('revoked', 'suspended')", []],
      [
        { issueDateFrom: '2020-01-01', issueDateTo: '2022-06-30' },
        "r.issue_date BETWEEN '2020-01-01' AND '2022-06-30'",
        [],
      ],
      [
        { categoryCode: '3310', issueDate: '2024-06-30|>' },
        "r.category_code = '3310' AND r.issue_date > '2024-06-30'",
        [],
      ],
    ]
    for (const [filter, where, values] of filters) {
      const shown = await texts(where, values)
      for (const keyword of ['公司', '云岭', 'TSX33', '000']) {
        const expected = shown.filter((row) => row.text.includes(keyword)).map((row) => row.public_id)
        const second = {
          keyword,
          pageSize: 7,
          pageNum: 2,
          ...filter,
          ...(filter['bodyId'] ? { bodyId: String(body) } : {}),
        }
        expect({ filter, ...(await page(second)) }).toEqual({
          filter,
          total: expected.length,
          ids: expected.slice(7, 14),
        })
      }
    }
  })
})

describe('as people type', () => {
  const { stranger: anyone } = app
  const numbers = (list: readonly PublicRow[]) => list.map((row) => row.certificateNo).toSorted()
  const found = async (body: Record<string, unknown>) => {
    const { list, total, understood } = await anyone(frontList, { body: { pageSize: 200, ...body } })
    return { total, numbers: numbers(list), understood }
  }
  const one = async (where: string) =>
    (
      await app.owner.query<Record<string, string>>(
        `SELECT * FROM report WHERE status <> 'draft' AND ${where} ORDER BY id LIMIT 1`,
      )
    ).rows[0] ?? {}

  test('words that are parted by spaces are all found, in any order', async () => {
    const shown = await texts()
    const both = shown.filter((row) => row.text.includes('云岭') && row.text.includes('曳引')).length
    expect(both).toBeGreaterThan(0)
    for (const keyword of ['云岭 曳引', '曳引　云岭', ' 曳引  云岭 '])
      expect((await found({ keyword })).total).toBe(both)
    expect((await found({ keyword: '云岭 NOSUCHTERM' })).total).toBe(0)
  })

  test('a number is found with letters for its digits, and it says so', async () => {
    const { certificate_key: key = '' } = await one("certificate_key LIKE 'TSX%0%1%'")
    const typed = `TSX${key.slice(3).replaceAll('0', 'O').replaceAll('1', 'l')}`
    expect(await found({ keyword: typed })).toMatchObject({ total: 1, understood: { as: 'digits', text: key } })
    expect(await found({ keyword: key })).toMatchObject({ total: 1, understood: undefined })
  })

  test.each(['\u200B', '\u00AD', '\uFEFF', '\u2060', '\uFE0F', '\u{E0020}'])(
    'what is drawn as nothing changes nothing: %j',
    async (unseen) => {
      const { total } = await found({ keyword: '云岭' })
      expect((await found({ keyword: `${unseen}云${unseen}岭` })).total).toBe(total)
    },
  )

  test("a company's credit code finds what it makes and what it applied for", async () => {
    const { manufacturer_credit_code: code = '' } = await one('manufacturer_credit_code IS NOT NULL')
    const expected = await app.owner.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM report WHERE status <> 'draft' AND $1 IN (manufacturer_credit_code, applicant_credit_code)`,
      [code],
    )
    for (const keyword of [
      code,
      code.toLowerCase(),
      ` ${code.slice(0, 8)} ${code.slice(8)}`,
      code.replaceAll('0', 'O'),
    ])
      expect(await found({ keyword })).toMatchObject({
        total: expected.rows[0]?.n,
        understood: { as: 'creditCode', text: code },
      })
    // A part of a code finds nothing, so that codes cannot be guessed.
    expect((await found({ keyword: code.slice(0, 17) })).total).toBe(0)
  })

  test('a licence finds what its maker makes', async () => {
    const { manufacturer_licence_no: licence = '' } = await one('manufacturer_licence_no IS NOT NULL')
    const expected = await app.owner.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM report WHERE status <> 'draft' AND manufacturer_licence_no = $1`,
      [licence],
    )
    for (const keyword of [licence.replace('-', ' ').toLowerCase(), licence.replaceAll('0', 'O')])
      expect(await found({ keyword })).toMatchObject({
        total: expected.rows[0]?.n,
        understood: { as: 'licenceNo', text: fold(licence) },
      })
  })

  test('an unused code is recognised as a code', async () => {
    expect(await found({ keyword: '91110000100000000A' })).toMatchObject({ total: 0 })
  })
})

describe('the order asked for', () => {
  const asked = async (limits: Limits, request: Partial<ListRequest>) => {
    const search = searchOf(manyHitsOf(true), limits)
    await search.refresh(app.db)
    const used: string[] = []
    const watched = {
      ...search,
      page: (...given: Parameters<typeof search.page>) => (used.push('page'), search.page(...given)),
      sorted: (...given: Parameters<typeof search.sorted>) => (used.push('sorted'), search.sorted(...given)),
    }
    const page = await listPublic(
      stranger,
      { search: watched, manyHits: manyHitsOf(false) },
      { pageNum: 1, pageSize: 20, ...request },
    )
    return { ...page, used }
  }
  const roomy: Limits = { few: 1e9, deep: 1e9, walk: 0, frequent: 1, frequentWalk: 0 }

  test('that is the own one counts as none, so the page of the site is planned', async () => {
    const plain = await asked(roomy, { keyword: '公司' })
    const named = await asked(roomy, { keyword: '公司', prop: 'issueDate', order: 'descending' })
    expect(named).toEqual(plain)
    expect(named.used).toEqual(['page'])
  })

  test.each(['certificateNo', 'productName', 'manufacturerName', 'issueDate'] as const)(
    '%s is kept with a keyword and a filter',
    async (prop) => {
      for (const order of ['ascending', 'descending'] as const) {
        const page = await asked(roomy, { keyword: '公司', status: 'published', prop, order })
        const { list } = await asked(roomy, {
          status: 'published',
          keyword: '公司',
          prop,
          order,
          pageSize: 20,
          pageNum: 2,
        })
        const column = {
          certificateNo: 'certificate_key',
          productName: 'product_name',
          manufacturerName: 'manufacturer_name',
          issueDate: 'listed_on',
        }[prop]
        const way = order === 'ascending' ? 'ASC' : 'DESC NULLS LAST'
        const { rows } = await app.owner.query<{ public_id: string }>(
          `SELECT r.public_id FROM report r JOIN report_search s ON s.report_id = r.id
           WHERE r.standing = 'published' AND (r.valid_to IS NULL OR r.valid_to >= (now() AT TIME ZONE 'Asia/Shanghai')::date)
             AND s.body_text LIKE '%公司%' ORDER BY r.${column} ${way}, r.listed_on DESC, r.id DESC LIMIT 40`,
        )
        expect([...page.list, ...list].map((row) => row.publicId)).toEqual(rows.map((row) => row.public_id))
        expect(page.newestFirst).toBeUndefined()
      }
    },
  )

  test('gives way where too many are found, and the answer says so', async () => {
    const page = await asked({ ...roomy, few: 3 }, { keyword: '公司', prop: 'productName', order: 'ascending' })
    expect(page.newestFirst).toBe(true)
    expect(page.list.map((row) => row.publicId)).toEqual(
      (await asked(roomy, { keyword: '公司' })).list.map((row) => row.publicId),
    )
  })
})

test('each standing is filtered by as it is shown', async () => {
  const { stranger: anyone } = app
  const whole = await anyone(frontList, { body: { pageSize: 1 } })
  let sum = 0
  for (const status of publicStatusKeys) {
    const { total, list } = await anyone(frontList, { body: { status, pageSize: 200 } })
    expect(list.every((row) => row.status === status)).toBe(true)
    expect(total).toBeGreaterThan(0)
    sum += total
  }
  expect(sum).toBe(whole.total)
})

test('statistics are fresh soon after many rows were written', async () => {
  await app.owner.query('UPDATE report_search SET issue_date = issue_date')
  const before = await analysedAt(app.db)
  await expect
    .poll(async () => {
      await freshStatistics(app.db)
      return analysedAt(app.db)
    })
    .not.toBe(before)
})

test('what is published while people search is found, and what they read is never torn', async () => {
  const { stranger: anyone } = app
  const before = await anyone(frontList, { body: { keyword: '云岭', pageSize: 200 } })
  const manager = await contexts(app.db, app.secrets)('body-manager', importExisting)
  const { rows } = await app.owner.query<{ id: string }>(
    "SELECT id FROM report WHERE manufacturer_name LIKE '云岭%' AND status = 'published' AND origin = 'existing' LIMIT 1",
  )
  const row = await app.db
    .selectFrom('report')
    .selectAll()
    .where('id', '=', Number(rows[0]?.id))
    .executeTakeFirstOrThrow()
  const content = { ...(await loadContent(manager, row)), fileIds: [], supersedesId: null }
  const progress = { written: 0 }
  const writing = (async () => {
    for (; progress.written < 30; progress.written++)
      await app.db
        .transaction()
        .execute((tx) =>
          insertExisting({ ...manager, db: tx }, { id: row.body_id }, [
            { ...content, certificateNo: `OLD-${progress.written}`, reportNo: [`OLD-R-${progress.written}`] },
          ]),
        )
  })()
  let [last, rounds] = [before.total, 0]
  while (progress.written < 30) {
    const known = progress.written
    const { total, list } = await anyone(frontList, { body: { keyword: '云岭', pageSize: 200 } })
    expect(total).toBeGreaterThanOrEqual(Math.max(last, before.total + known))
    expect(new Set(list.map((one) => one.publicId)).size).toBe(list.length)
    last = total
    rounds++
  }
  await writing
  expect(rounds).toBeGreaterThan(1)
  expect((await anyone(frontList, { body: { keyword: '云岭' } })).total).toBe(before.total + 30)
})

test('a change of name, a suspension and a draft show in the search as they do in the table', async () => {
  const { rows } = await app.owner.query<{ torn: number }>(
    `SELECT count(*)::int AS torn FROM report r FULL JOIN report_search s ON s.report_id = r.id
     WHERE s.report_id IS NULL OR r.id IS NULL
       OR s.issue_date IS DISTINCT FROM CASE WHEN r.status <> 'draft' THEN r.listed_on END`,
  )
  expect(rows[0]?.torn).toBe(0)
})

test('the sample counts a term once per text, by report and month', async () => {
  const sample = await readSample(app.db, 2_000)
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  for (const term of ['TSX', '云岭', '2020', '000', 'NOSUCHTERM']) {
    const expected = await app.owner.query<{ id: number; month: number }>(
      `SELECT report_id::int AS id, extract(year FROM issue_date)::int * 12 + extract(month FROM issue_date)::int - 1 AS month
       FROM report_search WHERE issue_date IS NOT NULL AND body_text LIKE $1`,
      [`%${term}%`],
    )
    expect(sample.hits([term]).toSorted(byId)).toEqual(expected.rows.toSorted(byId))
  }
})

describe('that there are more than totals count', () => {
  test.each([
    // Sample sizes after Chernoff's bound; 10,000 of a million would put 100 into a sample of 10,000.
    [10_000, 0.01, 184],
    [10_000, 0.005, 112],
    [10_000, 0.1, 1_245],
  ])('%i, where one of %f stands in the sample, is proved by %i', (rows, share, hits) => {
    expect(enoughFor(rows, share)).toBe(hits)
  })

  test('is never proved by no sample', () => {
    expect(enoughFor(10_000, 0)).toBe(Infinity)
  })

  test.each([{}, { status: 'published' }, { categoryCode: '3000' }, { issueDateFrom: '2015-01-01' }])(
    'is told of what truly has more alone, beside %j',
    async (filter) => {
      const depth = 40
      const search = searchOf(manyHitsOf(false), {
        few: 0,
        deep: 1e9,
        walk: 1_024,
        frequent: 0.1,
        frequentWalk: 2_048,
        depth,
      })
      await search.refresh(app.db)
      const { few, ...roomy } = { few: 1e9, deep: 1e9, walk: 0, frequent: 1, frequentWalk: 0 }
      const exact = searchOf(manyHitsOf(false), { few, ...roomy })
      await exact.refresh(app.db)
      for (const keyword of ['公司', '电梯', '云岭', 'TSX33', '2019', '曳引 公司']) {
        const totals = []
        for (const one of [search, exact]) {
          const on = { search: one, manyHits: manyHitsOf(false) }
          const request = { pageNum: 1, pageSize: 20, keyword, ...filter }
          const { total, list } = await listPublic(stranger, on, request)
          totals.push({ total: Math.min(total, depth + 1), first: list.map((row: PublicRow) => row.publicId) })
        }
        expect({ keyword, ...totals[0] }).toEqual({ keyword, ...totals[1] })
      }
    },
  )
})

test('the filter columns of the search follow the report after every change', async () => {
  const differing = async () =>
    (
      await app.owner.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM report r JOIN report_search s ON s.report_id = r.id
         WHERE ROW(s.body_id, s.category_code, s.form_kind, s.standing, s.valid_to)
           IS DISTINCT FROM ROW(r.body_id, r.category_code, r.form_kind, r.standing, r.valid_to)`,
      )
    ).rows[0]?.n
  expect(await differing()).toBe(0)
  await app.owner
    .query(`BEGIN; UPDATE report SET valid_to = '2020-01-31' WHERE id IN (SELECT id FROM report WHERE status = 'published' ORDER BY id DESC LIMIT 3);
    UPDATE report SET status = 'suspended', status_since = current_date WHERE id = (SELECT min(id) FROM report WHERE status = 'published');
    UPDATE report SET replaced_by = (SELECT max(id) FROM report WHERE status = 'published'), replaced_on = current_date WHERE id = (SELECT min(id) FROM report WHERE status = 'published');
    UPDATE report SET category_code = c.code, form_kind = c.form_kind FROM category c
      WHERE c.code = '3110' AND report.id = (SELECT max(id) FROM report WHERE category_code <> '3110')`)
  expect(await differing()).toBe(0)
  await app.owner.query('ROLLBACK')
})

test('texts are folded in the database as they are here', async () => {
  const unseen = Array.from({ length: 0x1_10_00 }, (_, at) => at)
    .concat(
      Array.from({ length: 0x20_00 }, (_, at) => 0x1_b0_00 + at),
      Array.from({ length: 0x2_00 }, (_, at) => 0xe_00_00 + at),
    )
    .filter((code) => code > 0 && (code < 0xd8_00 || code > 0xdf_ff))
    .map((code) => String.fromCodePoint(code))
    .filter((one) => /\p{Default_Ignorable_Code_Point}|[\s\-_·]/u.test(one))
  const { rows } = await app.owner.query<{ folded: string }>('SELECT folded(x) AS folded FROM unnest($1::text[]) x', [
    unseen.map((one) => `a${one}B`),
  ])
  expect(rows.map((row) => row.folded)).toEqual(unseen.map((one) => fold(`a${one}B`)))
})

describe('grams', () => {
  const holds = async (text: string, grams: number[], issued: string | null = null) =>
    (
      await app.owner.query<{ holds: boolean }>('SELECT search_grams($1, $3) @> $2::int[] AS holds', [
        text,
        grams,
        issued,
      ])
    ).rows[0]?.holds

  test('those of a term are held by every text that holds the term', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: fc.constantFrom(...'AZ09云岭电梯{/.\u{20000}é'), maxLength: 8 }),
    )
    await fc.assert(
      fc.asyncProperty(text, text, text, async (start, term, end) => {
        const folded = fold(term)
        fc.pre([...folded].length >= 2 && !`${start}${folded}${end}`.includes('\u0000'))
        expect(await holds(`${start}${folded}${end}`, gramsOf([folded]))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('nothing is found across two fields, and wildcards are characters', async () => {
    expect(await holds('云岭\n电梯', gramsOf(['岭电']))).toBe(false)
    expect(await holds('云岭\nAB', gramsOf(['岭A']))).toBe(false)
    expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%')
  })

  test('the months of a window are the fewest years, quarters and months that hold them', async () => {
    const month = (year: number, of: number) => year * 12 + of - 1
    expect(timeGrams(month(2024, 1), month(2026, 1))).toHaveLength(2)
    expect(timeGrams(month(2024, 12), month(2026, 5))).toHaveLength(4)
    for (const [issued, inside] of [
      ['2024-11-30', false],
      ['2024-12-01', true],
      ['2025-07-31', true],
      ['2026-03-31', true],
      ['2026-04-30', true],
      ['2026-05-01', false],
    ] as const) {
      const held: unknown[] = []
      for (const gram of timeGrams(month(2024, 12), month(2026, 5))) held.push(await holds('云', [gram], issued))
      expect({ issued, inside: held.some(Boolean) }).toEqual({ issued, inside })
    }
  })
})
