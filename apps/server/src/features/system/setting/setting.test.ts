// Settings of a person: stored with a revision, private, limited in size, number and depth.
import { readSetting, removeSetting, saveSetting } from '@register/contract/system/setting'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const [staff, other] = await Promise.all([app.as('body-staff'), app.as('expert')])
const key = (name: string) => ({ kind: 'columns', name }) as const
const save = (name: string, value: unknown, rev = 0) => ({ body: { ...key(name), value: value as never, rev } })

describe('a setting', () => {
  it('is nothing, then kept with its revision, changed, and nothing again', async () => {
    const at = { params: key('demo/sample') }
    expect(await staff(readSetting, at)).toEqual({ value: null, rev: 0 })
    const value = { columns: [{ prop: 'name', hide: true }], size: 'small' }
    expect(await staff(saveSetting, save('demo/sample', value))).toEqual({ value, rev: 1 })
    expect(await staff(saveSetting, save('demo/sample', [1, 'a', null], 1))).toEqual({ value: [1, 'a', null], rev: 2 })
    expect(await staff(readSetting, at)).toEqual({ value: [1, 'a', null], rev: 2 })
    await staff(removeSetting, at)
    await staff(removeSetting, at)
    expect(await staff(readSetting, at)).toEqual({ value: null, rev: 0 })
  })

  it('is its owner’s alone, also under the same name', async () => {
    await staff(saveSetting, save('mine', 1))
    expect(await other(readSetting, { params: key('mine') })).toEqual({ value: null, rev: 0 })
    await other(saveSetting, save('mine', 2))
    await other(removeSetting, { params: key('mine') })
    expect(await staff(readSetting, { params: key('mine') })).toEqual({ value: 1, rev: 1 })
  })

  it('is not saved over a newer one: the refusal says which revision there is', async () => {
    await staff(saveSetting, save('race', 'first'))
    for (const rev of [0, 7]) {
      const refusal = await staff.refused(saveSetting, save('race', 'second', rev))
      expect(refusal).toMatchObject({ status: 409, data: { rev: 1 } })
    }
    const gone = await staff.refused(saveSetting, save('never', 'x', 3))
    expect(gone).toMatchObject({ status: 409, data: { rev: 0 } })
    const both = await Promise.all([1, 2].map((value) => staff.raw(saveSetting, save('race', value, 1))))
    expect(both.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('bad input', () => {
  const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown
  it.each([
    [{ kind: 'colours' }, 'kind'],
    [{ name: '../x' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ rev: -1 }, 'rev'],
    [{ value: 'x'.repeat(32_001) }, 'value'],
    [{ value: deep }, 'value'],
    [{ value: { text: 'a\u0000' } }, 'value.text'],
  ])('%o is refused', async (more, field) => {
    const refusal = await staff.refused(saveSetting, { body: { ...save('bad', 1).body, ...more } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
    expect(await staff(readSetting, { params: key('bad') })).toEqual({ value: null, rev: 0 })
  })

  it('a NUL in the name of a property is no bug of ours', async () => {
    expect((await staff.refused(saveSetting, save('nul', { '\u0000': 1 }))).status).toBe(400)
  })
})

describe('300 settings', () => {
  it('are enough for one person: one more is refused, a change of one is not', async () => {
    await app.owner.query(
      `INSERT INTO user_setting (user_id, kind, name, value)
       SELECT u.id, 'filters', 'n' || n, '1' FROM app_user u, generate_series(1, 300) n WHERE u.username = 'enterprise'`,
    )
    const person = await app.as('enterprise')
    const refusal = await person.refused(saveSetting, save('more', 1))
    expect(refusal).toMatchObject({ status: 409, msg: expect.stringContaining('300') as string })
    const changed = await person(saveSetting, { body: { kind: 'filters', name: 'n7', value: 2, rev: 1 } })
    expect(changed.rev).toBe(2)
  })
})
