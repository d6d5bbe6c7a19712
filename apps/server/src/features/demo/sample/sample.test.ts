// The demonstration list: filters by every operator, sums over the filter, changes, and requested answers.
import {
  demoMenu,
  demoStatus,
  listSamples,
  pageSamples,
  postSample,
  removeSamples,
  type Sample,
} from '@register/contract/demo/sample'
import { demoVersion } from '@register/contract/demo/version'
import { shanghaiDay } from '@register/contract/dates'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const [staff, visitor] = await Promise.all([app.as('body-staff'), app.as('registered')])
const everything = await staff(pageSamples, { query: { pageSize: 200 } })
const rest = await staff(pageSamples, { query: { pageSize: 200, page: 2 } })
const all: Sample[] = [...everything.list, ...rest.list]
const fresh = (more = {}) => ({
  sampleNo: 'YP-2026-9001',
  name: '曳引机',
  kind: 'elevator',
  status: 'received',
  owner: '某公司',
  receivedOn: '2026-03-02',
  ...more,
})

describe('the list', () => {
  it('has 240 samples, newest number first, and sums over all of them', () => {
    expect(everything.total).toBe(240)
    expect(all.map((one) => one.sampleNo)).toEqual(
      all
        .map((one) => one.sampleNo)
        .toSorted()
        .toReversed(),
    )
    expect(new Set(all.map((one) => one.id)).size).toBe(240)
    expect(rest.summary).toEqual(everything.summary)
    expect(everything.summary.quantity).toBe(all.reduce((sum, one) => sum + (one.quantity ?? 0), 0))
    expect(everything.summary.fee).toBeCloseTo(
      all.reduce((sum, one) => sum + (one.fee ?? 0), 0),
      2,
    )
  })

  const has = (value: number | null, test: (value: number) => boolean) => value !== null && test(value)
  it.each<[Record<string, string>, (one: Sample) => boolean]>([
    [{ name: '机' }, (one) => one.name.includes('机')],
    [{ name: '机|notinclude' }, (one) => !one.name.includes('机')],
    [{ name: '叉车门架|=' }, (one) => one.name === '叉车门架'],
    [{ name: '叉车门架|!=' }, (one) => one.name !== '叉车门架'],
    [{ sampleNo: 'YP-2026-0100|<' }, (one) => one.sampleNo < 'YP-2026-0100'],
    [{ kind: 'crane,ride' }, (one) => ['crane', 'ride'].includes(one.kind)],
    [{ kind: 'crane|!=' }, (one) => one.kind !== 'crane'],
    [{ urgent: 'true' }, (one) => one.urgent],
    [{ urgent: '0' }, (one) => !one.urgent],
    [{ tags: '复检,进口' }, (one) => one.tags.some((tag) => ['复检', '进口'].includes(tag))],
    [{ tags: '复检|notinclude' }, (one) => !one.tags.includes('复检')],
    [{ quantity: '12' }, (one) => one.quantity === 12],
    [{ quantity: '12|!=' }, (one) => one.quantity !== 12],
    [{ quantity: '12|>' }, (one) => has(one.quantity, (value) => value > 12)],
    [{ quantity: '3,5|include' }, (one) => [3, 5].includes(one.quantity ?? 0)],
    [{ fee: '50000.5|>=' }, (one) => has(one.fee, (value) => value >= 50_000.5)],
    [{ fee: '900.25|<=' }, (one) => has(one.fee, (value) => value <= 900.25)],
    [{ progress: '100|<' }, (one) => has(one.progress, (value) => value < 100)],
    [{ receivedOn: '2026-02-01,2026-02-28' }, (one) => one.receivedOn.startsWith('2026-02')],
    [{ receivedOn: '2026-03-01|!=' }, (one) => one.receivedOn !== '2026-03-01'],
    [{ receivedOn: '2026-03-01|<' }, (one) => one.receivedOn < '2026-03-01'],
    [{ receivedOnFrom: '2026-03-01', receivedOnTo: '2026-03-31' }, (one) => one.receivedOn.startsWith('2026-03')],
    [{ updatedAt: shanghaiDay() }, (one) => shanghaiDay(new Date(one.updatedAt)) === shanghaiDay()],
    [{ keyword: 'yp20260007' }, (one) => one.sampleNo === 'YP-2026-0007'],
    [{ keyword: '林工' }, (one) => one.tester === '林工'],
    [{ keyword: '陈' }, (one) => [one.name, one.owner, one.tester].some((text) => text.includes('陈'))],
  ])('%o', async (query, belongs) => {
    const wanted = all.filter(belongs)
    const found = await staff(pageSamples, { query: { ...query, pageSize: 200 } })
    expect(found.total).toBe(wanted.length)
    expect(found.list.map((one) => one.id)).toEqual(wanted.slice(0, 200).map((one) => one.id))
    expect(found.summary.quantity).toBe(wanted.reduce((sum, one) => sum + (one.quantity ?? 0), 0))
  })

  it('sorts by every column that says so', async () => {
    const dear = await staff(pageSamples, { query: { prop: 'fee', order: 'descending', pageSize: 200 } })
    const fees = dear.list.flatMap((one) => (one.fee === null ? [] : [one.fee]))
    expect(fees).toEqual(fees.toSorted((a, b) => b - a))
    expect((await staff(pageSamples, { query: { prop: 'sampleNo', order: 'ascending' } })).list[0]?.sampleNo).toBe(
      'YP-2026-0001',
    )
  })

  it.each([
    [{ fee: 'dear' }, 'fee'],
    [{ quantity: '1.5' }, 'quantity'],
    [{ receivedOn: '2026-02-30' }, 'receivedOn'],
    [{ keyword: '--' }, 'keyword'],
    [{ prop: 'remark' }, 'prop'],
    [{ page: 51, pageSize: 200 }, 'page'],
    [{ colour: 'red' }, 'colour'],
  ])('%o is refused at %s', async (query, field) => {
    expect(await staff.refused(pageSamples, { query })).toMatchObject({ status: 400, errors: [{ field }] })
  })

  it('comes without pages for choices, from the first character on, 100 at most', async () => {
    expect(await staff(listSamples, { query: {} })).toHaveLength(100)
    const some = await staff(listSamples, { query: { keyword: '梯', kind: 'elevator' } })
    expect(some.length).toBeGreaterThan(0)
    expect(some.every((one) => one.kind === 'elevator')).toBe(true)
  })
})

describe('a sample', () => {
  it('is written, changed in part, and does not overwrite another person’s change', async () => {
    const made = await staff(postSample, { body: fresh({ tags: ['首件'], quantity: 2 }) })
    expect(made).toMatchObject({ rev: 1, urgent: false, quantity: 2, fee: null, remark: '' })
    const changed = await visitor(postSample, { body: { id: made.id, rev: 1, fee: 12.5, quantity: null } })
    expect(changed).toMatchObject({ rev: 2, fee: 12.5, quantity: null, tags: ['首件'], name: '曳引机' })
    const stale = await staff.refused(postSample, { body: { id: made.id, rev: 1, name: 'x' } })
    expect(stale).toMatchObject({ status: 409, data: { rev: 2, by: '注册用户' } })
    await staff(removeSamples, { params: { ids: `${made.id},999999` } })
    expect((await staff.refused(removeSamples, { params: { ids: String(made.id) } })).status).toBe(404)
    expect((await staff.refused(postSample, { body: { id: made.id, rev: 2, name: 'x' } })).status).toBe(404)
  })

  it.each([
    [{ sampleNo: undefined }, 'sampleNo'],
    [{ sampleNo: 'X-1' }, 'sampleNo'],
    [{ receivedOn: null }, 'receivedOn'],
    [{ kind: 'boat' }, 'kind'],
    [{ quantity: 0 }, 'quantity'],
    [{ fee: 1.005 }, 'fee'],
    [{ id: 1 }, 'rev'],
    [{ id: all[0]?.id, rev: 1, name: '' }, 'name'],
  ])('%o is refused at %s', async (more, field) => {
    const refusal = await staff.refused(postSample, { body: fresh(more) })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
  })

  it('has a number of its own', async () => {
    const refusal = await staff.refused(postSample, { body: fresh({ sampleNo: 'YP-2026-0001' }) })
    expect(refusal).toMatchObject({ status: 409, errors: [{ field: 'sampleNo' }] })
  })

  it('is not the 5,001st', async () => {
    await app.owner.query(
      `INSERT INTO demo_sample (sample_no, name, kind, status, owner, received_on)
       SELECT 'YP-2020-' || n, 'x', 'crane', 'passed', 'x', '2020-01-01' FROM generate_series(1, 4760) n`,
    )
    const refusal = await staff.refused(postSample, { body: fresh() })
    expect(refusal).toMatchObject({ status: 409, msg: expect.stringContaining('5000') as string })
    await app.owner.query(`DELETE FROM demo_sample WHERE sample_no LIKE 'YP-2020-%'`)
  })
})

describe('demonstration paths', () => {
  it('say the version and the kinds', async () => {
    expect(await visitor(demoVersion, {})).toEqual({ version: '2.0.0', latest: '2.0.0' })
    const tree = await visitor(demoMenu, {})
    expect(tree.map((node) => node.label)).toContain('Lifts and escalators')
    expect(tree.every((node) => node.children.length > 1)).toBe(true)
  })

  it.each([200, 201, 400, 401, 404, 409, 418, 500, 503, 599])('answer %d as asked', async (code) => {
    const reply = await staff.raw(demoStatus, { query: { code, msg: '出错了' } })
    expect(reply.statusCode).toBe(code)
    expect(reply.json()).toEqual({ code, msg: '出错了', data: null })
    expect((await staff.raw(demoStatus, { query: { code } })).json()).toEqual({ code, msg: '', data: null })
  })

  it('answer what is not JSON, and refuse what is no status', async () => {
    const bad = await staff.raw(demoStatus, { query: { shape: 'bad', code: 500 } })
    expect(bad.statusCode).toBe(500)
    expect(bad.headers['content-type']).toContain('text/plain')
    expect(() => JSON.parse(bad.body) as unknown).toThrow('JSON')
    for (const [query, field] of [
      [{ code: 100 }, 'code'],
      [{ delay: 15_001 }, 'delay'],
    ] as const)
      expect((await staff.refused(demoStatus, { query })).errors[0]?.field).toBe(field)
  })

  it('keep few waiting at a time, and give the place back when the caller hangs up', async () => {
    await app.app.http.listen({ port: 0, host: '127.0.0.1' })
    const [address] = app.app.http.addresses()
    const port = typeof address === 'object' ? address.port : 0
    const url = (delay: number) => `http://127.0.0.1:${port}${demoStatus.path}?delay=${delay}`
    const headers = { authorization: `Bearer ${staff.token}` }
    const soon = async () => (await fetch(url(1), { headers })).status
    expect(await soon()).toBe(200)
    const hangUp = new AbortController()
    const waiting = Array.from({ length: 4 }, () => fetch(url(15_000), { headers, signal: hangUp.signal }))
    const ends = Promise.allSettled(waiting)
    await expect.poll(soon).toBe(429)
    const neighbour = await fetch(url(1), { headers: { authorization: `Bearer ${visitor.token}` } })
    expect(neighbour.status).toBe(200)
    hangUp.abort()
    await ends
    await expect.poll(soon).toBe(200)
  })
})
