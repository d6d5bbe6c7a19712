// An instance never answers from its cache with outdated data: every change that an answer or a list depends on shows at the next read, because each read asks the primary for the mark.
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { readReport, restoreReport, suspendReport, updateReport } from '@register/contract/business/report/report'
import type { ReportContent } from '@register/contract/business/report/shape'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const second = await testApp({ sharing: app })
const forgetful = await testApp({ sharing: app, cache: false })
const [manager, head] = [await app.as('body-manager'), await app.as('head-office')]

const part = await publishedReport(app)
const report = await publishedReport(app, { components: [{ name: '门锁装置', certificateNo: part.certificateNo }] })
const write = (statement: string) => app.owner.query(statement)

/** The answer without the parts that differ at each read although nothing has changed. */
const lasting = (one: Awaited<ReturnType<typeof answer>>) => ({ ...one, checks: 0, lookedUpAt: '' })
const answer = (at = app) => at.stranger(frontAnswer, { body: { publicId: report.publicId } })
const list = (at = app) => at.stranger(frontList, { body: { pageNum: 1, pageSize: 10 } })
const version = async (id: number) => {
  const { rev } = await head(readReport, { body: { id } })
  return { id, rev, reason: '监督抽查' }
}

const changes: [string, () => Promise<unknown>][] = [
  ['its suspension', async () => head(suspendReport, { body: await version(report.id) })],
  ['its restoration', async () => head(restoreReport, { body: await version(report.id) })],
  [
    'a revision',
    async () => {
      const { rev, content, files } = await manager(readReport, { body: { id: report.id } })
      const fileIds = files.map(({ id }) => id)
      const given = { ...(content as unknown as ReportContent), id: report.id, rev, fileIds }
      return manager(updateReport, { body: { ...given, model: 'HX-2', reason: '证书打印错误' } })
    },
  ],
  ['the suspension of a part', async () => head(suspendReport, { body: await version(part.id) })],
  ['the restoration of a part', async () => head(restoreReport, { body: await version(part.id) })],
  ['another name of its body', () => write(`UPDATE dept SET name_en = 'Renamed' WHERE id = ${report.bodyId}`)],
  ['another name of its category', () => write(`UPDATE category SET name_en = 'Renamed' WHERE code = '3110'`)],
  ['its last day', () => write(`UPDATE report SET valid_to = '2020-01-31' WHERE id = ${report.id}`)],
  [
    'a successor',
    async () => {
      const { id } = await publishedReport(app)
      await write(`UPDATE report SET valid_to = NULL WHERE id = ${report.id}`)
      await write(`UPDATE report SET supersedes_id = ${report.id} WHERE id = ${id}`)
    },
  ],
]

describe('one certificate', () => {
  test.each(changes)('%s shows at once, on every instance', async (_, change) => {
    const before = [lasting(await answer()), lasting(await answer(second))]
    expect(before[0]).toEqual(before[1])
    await change()
    const now = lasting(await answer())
    expect(now).not.toEqual(before[0])
    expect(lasting(await answer(second))).toEqual(now)
    expect(lasting(await answer(forgetful))).toEqual(now)
  })

  test('is the same by its number, counted each time, in each language', async () => {
    const first = await answer()
    const again = await app.stranger(frontAnswer, {
      body: { certificateNo: ` ${report.certificateNo.toLowerCase()} ` },
    })
    expect(lasting(again)).toEqual({ ...lasting(first), foundBy: 'certificateNo' })
    expect(again.lookedUpAt > first.lookedUpAt).toBe(true)
    const chinese = await app.stranger.raw(
      frontAnswer,
      { body: { publicId: report.publicId } },
      { headers: { 'accept-language': 'zh' } },
    )
    expect(chinese.json<{ msg: string }>().msg).toBe('操作成功')
    expect(chinese.body).not.toBe(JSON.stringify(first))
  })
})

describe('a list', () => {
  const acts: [string, () => Promise<unknown>][] = [
    ['a publication', () => publishedReport(app)],
    ['a suspension', async () => head(suspendReport, { body: await version(part.id) })],
    ['another name of a body', () => write(`UPDATE dept SET name_en = 'Again' WHERE id = ${report.bodyId}`)],
  ]
  test.each(acts)('%s shows at once, on every instance', async (_, act) => {
    const before = [await list(), await list(second)]
    expect(before[0]).toEqual(before[1])
    await act()
    const now = await list()
    expect(now).not.toEqual(before[0])
    expect(await list(second)).toEqual(now)
    expect(await list(forgetful)).toEqual(now)
  })

  // After a change of the primary the number of an entry that is lost goes to another one.
  test('an entry of the same number and another hash shows at once', async () => {
    const before = await list()
    await write('ALTER TABLE integrity_entry DISABLE TRIGGER USER')
    await write("UPDATE integrity_entry SET hash = repeat('0', 64) WHERE id = (SELECT max(id) FROM integrity_entry)")
    await write('ALTER TABLE integrity_entry ENABLE TRIGGER USER')
    await write(`UPDATE report SET valid_to = '2020-01-31' WHERE id = ${report.id}`)
    try {
      const now = await list()
      expect(now).not.toEqual(before)
      expect(now).toEqual(await list(forgetful))
    } finally {
      await write(`UPDATE report SET valid_to = NULL WHERE id = ${report.id}`)
      await publishedReport(app)
    }
  })

  test('each question is cached separately', async () => {
    const ask = (body: object) => app.stranger(frontList, { body })
    const [all, one] = [await ask({ pageSize: 10 }), await ask({ pageSize: 10, keyword: report.certificateNo })]
    expect(all.total).toBeGreaterThan(one.total)
    expect(await ask({ pageSize: 10, keyword: report.certificateNo })).toEqual(one)
  })
})

test('while many read, no reader who asks after a change gets the former answer', async () => {
  const over = new AbortController()
  const reading = [app, second].map(async (at) => {
    while (!over.signal.aborted) await answer(at)
  })
  try {
    for (let n = 0; n < 4; n++) {
      await head(restoreReport, { body: await version(part.id) })
      const restored = await Promise.all([answer(), answer(second)])
      expect(restored.map(({ fallenParts }) => fallenParts.length)).toEqual([0, 0])
      await head(suspendReport, { body: await version(part.id) })
      const stopped = await Promise.all([answer(), answer(second)])
      expect(stopped.map(({ fallenParts }) => fallenParts.length)).toEqual([1, 1])
    }
  } finally {
    over.abort()
    await Promise.all(reading)
  }
})

test('a cached answer is not read again', async () => {
  const before = lasting(await answer())
  // Written past the record: no act of the register changes a file this way, so the cached answer stays.
  await write(`UPDATE stored_file SET name = 'other.pdf' WHERE bound_to = 'report:${report.id}'`)
  expect(lasting(await answer())).toEqual(before)
  expect(lasting(await answer(forgetful))).not.toEqual(before)
})
