// Recalls of some products of one certificate: shown at once, asked for in the coverage check, lifted by an act.
import { expect, test } from 'vitest'
import { checkCoverage } from '@register/contract/business/coverage/check'
import { frontAnswer } from '@register/contract/business/publicReport'
import { addRecall, liftRecall } from '@register/contract/business/life/recall'
import { readReport } from '@register/contract/business/report'
import { shanghaiDay } from '@register/contract/dates'
import { testApp } from '../../../../test/app.ts'
import { publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const { stranger } = app
const head = await app.as('head-office')
const manager = await app.as('body-manager')
const report = await publishedReport(app)
const rev = async () => (await head(readReport, { body: { id: report.id } })).rev
const range = { serialFrom: 'A-001', serialTo: 'A-100', madeTo: '2026-06-30' }
const answer = () => stranger(frontAnswer, { body: { publicId: report.publicId } })

test('only who may suspend may recall, and a range that cannot be is refused at its field', async () => {
  const body = { id: report.id, rev: await rev(), ...range, reason: '制动器' }
  expect(await manager.refused(addRecall, { body })).toMatchObject({ status: 403 })
  const wrong = { ...body, serialTo: 'B-100' }
  expect((await head.refused(addRecall, { body: wrong })).errors.map(({ field }) => field)).toEqual(['serialTo'])
  expect(await head.refused(addRecall, { body: { ...body, rev: body.rev + 1 } })).toMatchObject({ status: 409 })
})

test('is on the page of the certificate at once, which stays in force, and is lifted with its reason', async () => {
  expect((await answer()).recalls).toEqual([])
  const recalled = await head(addRecall, { body: { id: report.id, rev: await rev(), ...range, reason: '制动器' } })
  expect(recalled.recalls).toMatchObject([
    {
      ...range,
      madeFrom: null,
      reason: '制动器',
      announcedOn: shanghaiDay(),
      liftedOn: null,
      liftedReason: null,
    },
  ])
  expect(await answer()).toMatchObject({ status: 'published', recalls: recalled.recalls })
  const [one] = recalled.recalls
  const lift = { id: report.id, recallId: one?.id ?? 0, reason: '已整改' }
  const lifted = await head(liftRecall, { body: { ...lift, rev: await rev() } })
  expect(lifted.recalls).toMatchObject([{ liftedOn: shanghaiDay(), liftedReason: '已整改' }])
  expect((await answer()).recalls).toEqual(lifted.recalls)
  expect(await head.refused(liftRecall, { body: { ...lift, rev: await rev() } })).toMatchObject({ status: 409 })
  expect(await head.refused(liftRecall, { body: { ...lift, recallId: 9_999, rev: await rev() } })).toMatchObject({
    status: 404,
  })
})

test('asks for the machine in the coverage check, and gives no yes to one that is recalled', async () => {
  const items = {
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
    carCount: '1',
  }
  const lift = await publishedReport(app, {
    coverage: [
      {
        conditions: [
          { parameter: 'ratedLoad', to: 1000 },
          { parameter: 'ratedSpeed', to: 1 },
          { parameter: 'carGuideRails', from: 4 },
          ...Object.entries(items).map(([parameter, value]) => ({ parameter, values: [value] })),
        ],
      },
    ],
    coverageWhole: true,
    coverageModels: [],
  })
  const own = { manufacturer: { is: 'printed' }, model: { is: 'printed' } } as const
  const values = { ratedLoad: '800', ratedSpeed: '1', carGuideRails: '4', ...items }
  const ask = (more: object) => stranger(checkCoverage, { body: { publicId: lift.publicId, ...own, values, ...more } })
  const before = (await ask({})).answer
  await head(addRecall, { body: { id: lift.id, rev: lift.rev, ...range, reason: '制动器' } })
  expect(before).toBe('covered')
  expect(await ask({})).toMatchObject({
    answer: 'cannotTell',
    missing: [{ parameter: 'serialNo' }, { parameter: 'manufactureDate' }],
  })
  expect(await ask({ serialNo: 'A-050', manufactureDate: '2026-01-01' })).toMatchObject({
    answer: 'cannotTell',
    reasons: expect.arrayContaining([expect.stringContaining('This product is recalled')]) as unknown,
  })
  expect((await ask({ serialNo: 'A-500' })).answer).toBe('covered')
})
