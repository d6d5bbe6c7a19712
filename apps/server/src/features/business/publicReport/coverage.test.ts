// The public question "does this certificate cover that product?" as anyone asks it: three answers, in the order of the rules, and never a wrong yes.
import { beforeAll, describe, expect, test } from 'vitest'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { renameParty, restoreReport, revokeReport, suspendReport } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { testApp } from '../../../../test/app.ts'
import { makerOf, publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const { stranger } = app
const head = await app.as('head-office')
const manager = await app.as('body-manager')

const configuration = {
  driveMode: 'traction',
  ropingRatio: '2:1',
  speedControl: 'vvvf',
  machinePosition: 'wellTop',
  ropeWrap: 'single',
  carSuspension: 'bottom',
  environment: 'outdoor',
  controllerPlacement: 'well',
  suspensionKind: 'steelRope',
  overspeedKind: 'sheave',
  unintendedKind: 'machineBrake',
}
const items = [
  ...Object.entries(configuration).map(([parameter, value]) => ({ parameter, values: [value] })),
  { parameter: 'carGuideRails', from: 4 },
]
const table = {
  coverage: [
    { conditions: [{ parameter: 'ratedLoad', to: 1600 }, { parameter: 'ratedSpeed', to: 1 }, ...items] },
    { conditions: [{ parameter: 'ratedLoad', to: 1000 }, { parameter: 'ratedSpeed', to: 1.75 }, ...items] },
  ],
  coverageWhole: true,
  coverageModels: [],
  coverageText: null,
} satisfies Partial<ReportContent>
const asPrinted = Object.fromEntries(
  [...items.map(({ parameter }) => parameter), 'carCount'].map((parameter) => [parameter, { is: 'printed' as const }]),
)

/** The asker's machine is of the certificate's maker and model. */
const ours = { manufacturer: { is: 'printed' }, model: { is: 'printed' } } as const

let report: Report
const ask = (values: object, more: object = {}) =>
  stranger(checkCoverage, {
    body: { publicId: report.publicId, ...ours, values: { ...asPrinted, ...values }, ...more },
  })
const refused = (values: object) =>
  stranger.refused(checkCoverage, { body: { publicId: report.publicId, values: values as Record<string, string> } })

beforeAll(async () => {
  report = await publishedReport(app, table)
})

describe('a certificate in force', () => {
  test.each([
    ['1600', '1.75', 'notCovered'],
    ['1000', '1.75', 'covered'],
    ['１０００', '1,75', 'covered'],
    ['1,600', '1.0 m/s', 'covered'],
    ['1601', '1', 'notCovered'],
    ['1000.0', '1.7500001', 'notCovered'],
    ['', '1', 'cannotTell'],
  ])('asked for %s kg at %s m/s: %s', async (ratedLoad, ratedSpeed, answer) => {
    expect(await ask({ ratedLoad, ratedSpeed })).toMatchObject({ answer })
  })

  test('says the words of the rules, lists every condition, and names what is missing', async () => {
    const all = await ask({ ratedLoad: '1600', ratedSpeed: '1.75' })
    expect(all).toMatchObject({
      label: 'Not covered',
      // The condition that fails in each row, with both values.
      reasons: [
        'Outside what the certificate lists: Row A – Rated speed: certificate ≤ 1 m/s, your machine 1.75 m/s; Row B – Rated load: certificate ≤ 1000 kg, your machine 1600 kg',
      ],
      note: 'The printed certificate and its table decide',
      status: 'published',
    })
    expect(all.rows.map(({ name, result }) => [name, result])).toEqual([
      ['Row A', 'no'],
      ['Row B', 'no'],
    ])
    expect(all.rows[0]?.conditions[1]).toEqual({
      parameter: 'ratedSpeed',
      label: 'Rated speed',
      printed: '≤ 1 m/s',
      asked: '1.75 m/s',
      result: 'notMet',
      reason: 'above the upper bound',
    })
    const bare = await stranger(checkCoverage, {
      body: { publicId: report.publicId, ...ours, values: { ratedLoad: '800', ratedSpeed: '1' } },
    })
    expect(bare.answer).toBe('cannotTell')
    expect(bare.reasons[0]).toBe(`${items.length + 1} conditions cannot be judged yet`)
    expect(bare.missing.map(({ parameter }) => parameter).toSorted()).toEqual(
      [...items.map(({ parameter }) => parameter), 'carCount'].toSorted(),
    )
    expect(bare.missing.every(({ what, msg }) => what === 'value' && msg.startsWith('Please give: '))).toBe(true)
  })

  test('checks configuration: indoor within outdoor, more rails, and what differs', async () => {
    const within = { ratedLoad: '800', ratedSpeed: '1' }
    expect((await ask({ ...within, environment: '室内型', carGuideRails: '6' })).answer).toBe('covered')
    expect((await ask({ ...within, carGuideRails: '2' })).answer).toBe('notCovered')
    expect((await ask({ ...within, ropeWrap: 'Double wrap' })).answer).toBe('notCovered')
    expect((await ask({ ...within, ropeWrap: { is: 'differs' } })).answer).toBe('notCovered')
    expect((await ask({ ...within, environment: { is: 'differs' } })).answer).toBe('cannotTell')
    expect((await ask({ ...within, ropeWrap: 'other' })).answer).toBe('cannotTell')
  })

  test('of another category or maker covers nothing; another model is reported', async () => {
    const within = { ratedLoad: '800', ratedSpeed: '1' }
    expect(await ask(within, { categoryCode: '3120' })).toMatchObject({
      answer: 'notCovered',
      rows: [],
      reasons: [expect.stringMatching(/the certificate is for 3110 [A-Z]/)],
    })
    for (const [categoryCode, words] of [
      ['xx', 'the catalogue has no code XX'],
      ['311', 'the catalogue has no code 311'],
      ['3100', 'is not a leaf of the catalogue'],
    ] as const) {
      const body = { publicId: report.publicId, ...ours, categoryCode, values: within }
      expect((await stranger.refused(checkCoverage, { body })).errors).toEqual([
        { field: 'categoryCode', msg: expect.stringContaining(words) as unknown },
      ])
    }
    for (const categoryCode of ['3110', '３１１０'])
      expect((await ask(within, { categoryCode })).answer).toBe('covered')
    expect(await ask(within, { manufacturer: { is: 'differs' } })).toMatchObject({
      answer: 'notCovered',
      reasons: [expect.stringContaining('belongs to')],
      holdsFor: `another manufacturer · ${report.model}`,
    })
    expect((await ask(within, { manufacturer: '别家电梯有限公司' })).answer).toBe('cannotTell')
    expect(await ask(within, { model: 'Z-9' })).toMatchObject({
      answer: 'covered',
      reasons: [
        'Apart from what is named below: all that was entered is within what the certificate lists',
        expect.stringContaining('please check'),
      ],
    })
  })

  test('without a maker and a model is covered by nothing, and says what is lacking', async () => {
    const asked = await stranger(checkCoverage, {
      body: { publicId: report.publicId, values: { ...asPrinted, ratedLoad: '800', ratedSpeed: '1' } },
    })
    expect(asked).toMatchObject({ answer: 'cannotTell', basis: null, holdsFor: '' })
    expect(asked.missing).toEqual([
      { parameter: 'manufacturer', label: 'Manufacturer', what: 'value', msg: 'Please give: Manufacturer' },
      { parameter: 'model', label: 'Product model', what: 'value', msg: 'Please give: Product model' },
    ])
  })

  test('says in its headline what a yes rests on, and whose product it is', async () => {
    expect(await ask({ ratedLoad: '0.8 t', ratedSpeed: '1米/秒', environment: '室内型' })).toMatchObject({
      answer: 'covered',
      basis: {
        byValue: 3,
        byWord: 12,
        msg: '3 conditions by the values you gave, 12 by your word that they are as on the certificate',
      },
      holdsFor: `${report.manufacturerName} · ${report.model}`,
    })
  })

  test('says of what is only declared that it is as the asker states', async () => {
    const { rows } = await ask({ ratedLoad: '800', ratedSpeed: '1', ropingRatio: '2:1' })
    const why = new Map(rows[0]?.conditions.map((one) => [one.parameter, one.reason]))
    expect([why.get('ropeWrap'), why.get('ropingRatio')]).toEqual([
      'as on the certificate, by your word',
      'as on the certificate',
    ])
  })

  test('says of an answer that it is not checked, rather than losing it', async () => {
    expect(await ask({ ratedLoad: '800', ratedSpeed: '1', headroom: '4500' })).toMatchObject({
      answer: 'covered',
      reasons: [
        'Apart from what is named below: all that was entered is within what the certificate lists',
        expect.stringMatching(
          /^Headroom is not judged: it does not decide coverage \(the tested sample has \d{4} mm\)$/,
        ),
      ],
    })
  })

  test('names the parameters that may be asked', async () => {
    const { coverage } = await stranger(frontAnswer, { body: { publicId: report.publicId } })
    expect(coverage).toMatchObject({ whole: true, byModel: false })
    expect(coverage.rows.map(({ name }) => name)).toEqual(['Row A', 'Row B'])
    expect(coverage.rows[1]?.conditions[1]).toEqual({
      parameter: 'ratedSpeed',
      label: 'Rated speed',
      printed: '≤ 1.75 m/s',
    })
    const asked = new Map(coverage.questions.map((one) => [one.key, one]))
    expect(asked.get('ratedLoad')).toMatchObject({ mark: 'upTo', byPaper: false, decides: true, unit: 'kg' })
    expect(asked.get('environment')).toMatchObject({ type: 'choice', byPaper: true, decides: true })
    expect([...asked.keys()]).toEqual(expect.arrayContaining(items.map(({ parameter }) => parameter)))
  })
})

describe('what cannot be', () => {
  test.each([
    [{ ratedLoad: '-5' }, 'ratedLoad', 'Rated load must be between'],
    [{ ratedSpeed: '0' }, 'ratedSpeed', 'Rated speed must be between'],
    [{ ratedLoad: 'abc' }, 'ratedLoad', 'Rated load must be a number'],
    [{ ratedLoad: '1,5' }, 'ratedLoad', 'Rated load must be a whole number'],
    [{ ratedSpeed: '1,500' }, 'ratedSpeed', 'can be read in two ways'],
    [{ ropeWrap: 'triple' }, 'ropeWrap', 'Rope wrap must be one of'],
    [{ colour: 'red' }, 'colour', 'colour is no parameter of this category'],
    [{ constructor: 'x' }, 'constructor', 'no parameter'],
    [{ ratedLoad: 1000 }, 'ratedLoad', '"ratedLoad" must be a text (a number too, such as "1000")'],
    [{ ratedLoad: null }, 'ratedLoad', '"ratedLoad" must be a text'],
    [{ ratedLoad: { from: '1' } }, 'ratedLoad', 'a range with "from" and "to"'],
    [{ ratedLoad: { is: 'perhaps' } }, 'ratedLoad', '"is" with "printed" or "differs"'],
    [{ ratedSpeed: '1..0' }, 'ratedSpeed', 'Rated speed must be a number'],
    [{ ratedLoad: '300磅' }, 'ratedLoad', 'the unit "磅" cannot be read here'],
  ])('%o is refused by name', async (values, field, words) => {
    const { status, errors } = await refused(values)
    expect(status).toBe(400)
    expect(errors.map((one) => one.field)).toEqual([`values.${field}`])
    expect(errors[0]?.msg).toContain(words)
  })

  test('both of two bad values are named', async () => {
    expect((await refused({ ratedLoad: 'abc', ratedSpeed: '-1' })).errors).toHaveLength(2)
  })

  test('of sixty bad values twenty are listed, and the rest is counted', async () => {
    const { msg, errors } = await refused(Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`x${n}`, 'a'])))
    expect(errors).toHaveLength(20)
    expect(msg).toBe('x0 is no parameter of this category (and 59 more)')
  })

  test('more values than a form holds are refused in one sentence, and thousands before they are read', async () => {
    const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, 1]))
    const few = await refused(unknown(61))
    expect(few.status).toBe(400)
    expect(few.errors).toEqual([{ field: 'values', msg: 'Values: at most 60' }])
    expect((await refused(unknown(70_000))).status).toBe(413)
  })
})

describe('standing comes first', () => {
  const within = { ratedLoad: '800', ratedSpeed: '1' }
  const rev = async (id: number) =>
    (await app.db.selectFrom('report').select('rev').where('id', '=', id).executeTakeFirstOrThrow()).rev
  const move = async (endpoint: typeof suspendReport | typeof restoreReport | typeof revokeReport) =>
    head(endpoint as typeof revokeReport, {
      body: {
        id: report.id,
        rev: await rev(report.id),
        reason: 'a reason',
        ...((endpoint === revokeReport && { lastFour: report.certificateNo.slice(-4) }) as { lastFour: string }),
      },
    })

  test('a suspended and a revoked certificate cover nothing, a restored one does again', async () => {
    await move(suspendReport)
    // Issued and suspended on one day, it was in force on none.
    expect(await ask(within)).toMatchObject({ answer: 'notCovered', status: 'suspended', rows: [] })
    expect((await ask(within)).reasons[0]).toContain('has been suspended since')
    // Suspended today, so a machine of today is not one from before.
    expect((await ask(within, { manufactureDate: shanghaiDay() })).answer).toBe('notCovered')
    await move(restoreReport)
    expect((await ask(within)).answer).toBe('covered')
    await move(revokeReport)
    expect(await ask(within)).toMatchObject({ answer: 'notCovered', status: 'revoked' })
  })

  test('an expired one covers nothing, a superseded one names its successor', async () => {
    const [old, expired] = [await publishedReport(app, table), await publishedReport(app, table)]
    await app.owner.query("UPDATE report SET valid_to = '2020-01-01', issue_date = '2016-01-01' WHERE id = $1", [
      expired.id,
    ])
    report = expired
    expect(await ask(within)).toMatchObject({ answer: 'cannotTell', status: 'expired' })
    expect((await ask(within)).missing).toEqual([
      expect.objectContaining({ parameter: 'manufactureDate', msg: 'Please give: Date of manufacture' }),
    ])
    const made = async (manufactureDate: string) => ask(within, { manufactureDate })
    expect(await made('2018-05-05')).toMatchObject({
      answer: 'cannotTell',
      status: 'expired',
      reasons: [
        expect.stringContaining('The certificate expired on 2020-01-01. It was in force on the day of manufacture'),
      ],
    })
    expect((await made('2020-01-02')).answer).toBe('notCovered')
    const newer = await publishedReport(app, { ...table, ...makerOf(old), supersedesId: old.id })
    report = old
    expect(await ask(within)).toMatchObject({
      answer: 'cannotTell',
      status: 'superseded',
      supersededBy: { publicId: newer.publicId, certificateNo: newer.certificateNo },
    })
  })

  test('a machine made before the certificate is not covered by it, and none is made in the future', async () => {
    report = await publishedReport(app, table)
    expect((await ask(within, { manufactureDate: '1990-01-01' })).answer).toBe('cannotTell')
    const tomorrow = shanghaiDay(new Date(Date.now() + 86_400_000))
    for (const manufactureDate of [tomorrow, '2199-12-31'])
      expect(
        JSON.stringify(
          await stranger.refused(checkCoverage, {
            body: { publicId: report.publicId, ...ours, manufactureDate, values: asPrinted },
          }),
        ),
      ).toContain('Date of manufacture must not be later than today in Beijing')
  })

  test('a maker that changed its name is the same maker; the name of its applicant is not', async () => {
    report = await publishedReport(app, { ...table, applicantName: '旧申请单位' })
    const old = report.manufacturerName
    const rename = async (party: 'manufacturer' | 'applicant', newName: string) =>
      manager(renameParty, {
        body: {
          id: report.id,
          rev: await rev(report.id),
          party,
          newName,
          changeDate: report.issueDate ?? '',
          reason: 'renamed',
          fileIds: [],
        },
      })
    await rename('manufacturer', '新名电梯有限公司')
    await rename('applicant', '新申请单位')
    expect((await ask(within, { manufacturer: old })).answer).toBe('covered')
    expect((await ask(within, { manufacturer: '新名电梯有限公司' })).answer).toBe('covered')
    expect((await ask(within, { manufacturer: '旧申请单位' })).answer).toBe('cannotTell')
  })
})

test('a maker is known by its foreign name and its agent, in any spelling', async () => {
  report = await publishedReport(app, {
    ...table,
    foreignName: 'Example Lifts Co., Ltd.',
    domesticAgent: '示例代理有限公司',
  })
  const answerFor = async (manufacturer: string) =>
    (await ask({ ratedLoad: '800', ratedSpeed: '1' }, { manufacturer })).answer
  for (const name of ['EXAMPLE LIFTS CO LTD', 'Example Lifts Company Limited', '示例代理 有限公司'])
    expect([name, await answerFor(name)]).toEqual([name, 'covered'])
  expect(await answerFor('Example Cranes Co., Ltd.')).toBe('cannotTell')
  const { groups } = await stranger(frontAnswer, { body: { publicId: report.publicId } })
  expect(groups.flatMap(({ items: shown }) => shown.map(({ key }) => key))).toEqual(
    expect.arrayContaining(['foreignName', 'domesticAgent']),
  )
})

test('a lift that was tested by itself covers no other one', async () => {
  report = await publishedReport(app, { ...table, testedAlone: 'each' })
  expect(await ask({ ratedLoad: '800', ratedSpeed: '1' })).toMatchObject({
    answer: 'cannotTell',
    reasons: [expect.stringContaining('tested one by one')],
  })
})

test('a maker that was put right is no former name, also beside a change of the applicant', async () => {
  report = await publishedReport(app, { ...table, applicantName: '旧申请单位' })
  const right = report.manufacturerName
  const version = (number: number, kind: string, name: string) =>
    app.owner.query(
      `INSERT INTO report_version (report_id, version, kind, change_date, content, user_id)
       SELECT report_id, $2, $3, change_date, content || jsonb_build_object('manufacturer_name', $4::text), user_id
       FROM report_version WHERE report_id = $1 AND version = 1`,
      [report.id, number, kind, name],
    )
  await version(2, 'revision', '写错的单位')
  await version(3, 'rename', '写错的单位')
  await version(4, 'revision', right)
  const within = { ratedLoad: '800', ratedSpeed: '1' }
  expect((await ask(within, { manufacturer: '写错的单位' })).answer).toBe('cannotTell')
  expect((await ask(within, { manufacturer: right })).answer).toBe('covered')
})

test('"as printed" is refused where the deciding end is not printed', async () => {
  report = await publishedReport(app, {
    ...table,
    coverage: table.coverage.map(({ conditions }) => ({
      conditions: conditions.map((one) =>
        one.parameter === 'carGuideRails' ? { parameter: one.parameter, to: 4 } : one,
      ),
    })),
  })
  const { errors } = await refused({ carGuideRails: { is: 'printed' } })
  expect(errors).toEqual([
    {
      field: 'values.carGuideRails',
      msg: 'Car guide rails: the certificate does not print the end that decides. Give the value itself',
    },
  ])
  const { coverage } = await stranger(frontAnswer, { body: { publicId: report.publicId } })
  expect(coverage.questions.find(({ key }) => key === 'carGuideRails')).toMatchObject({ byPaper: false, printed: '' })
})

describe('a table', () => {
  const within = { ratedLoad: '800', ratedSpeed: '1' }
  test('that is not whole refuses nothing', async () => {
    report = await publishedReport(app, { ...table, coverageWhole: false })
    expect((await ask(within)).answer).toBe('covered')
    expect(await ask({ ...within, ratedLoad: '5000' })).toMatchObject({
      answer: 'cannotTell',
      reasons: [
        'No registered row is met, but the record does not state that its table is complete: the original may list more',
      ],
    })
  })

  test('that is not there shows the sample', async () => {
    report = await publishedReport(app, { coverage: [] })
    const found = await stranger(checkCoverage, { body: { publicId: report.publicId, values: within } })
    expect(found).toMatchObject({ answer: 'cannotTell', rows: [] })
    expect(found.sample.map(({ key }) => key)).toEqual(expect.arrayContaining(['ratedLoad', 'ratedSpeed']))
  })

  test('of limits alone never covers, since configuration decides too', async () => {
    report = await publishedReport(app, { coverage: [{ conditions: table.coverage[0]!.conditions.slice(0, 2) }] })
    const found = await stranger(checkCoverage, { body: { publicId: report.publicId, values: within } })
    expect(found.answer).toBe('cannotTell')
    expect(found.missing).toContainEqual({
      parameter: 'ropeWrap',
      label: 'Rope wrap',
      what: 'print',
      msg: 'Not in the registered table: Rope wrap',
    })
  })
})
