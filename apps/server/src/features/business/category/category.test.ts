// The equipment catalogue: its tree of three levels is public, and only some of its codes may be used for a new record.
import { getCategoryTree, type CategoryNode } from '@register/contract/business/category/category'
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { applicationFor } from '../../../../test/make.ts'

const app = await testApp()
// Before the first request, because the server caches the catalogue.
await app.owner.query("UPDATE category SET retired = true WHERE code = '3220'")
const staff = await app.as('body-staff')

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])
const tree = await app.stranger(getCategoryTree, {})
const byCode = new Map(flat(tree).map((node) => [node.code, node]))

describe('the tree', () => {
  test('holds every code of the catalogue once, children one level below their parent', async () => {
    const { rows } = await app.owner.query<{ code: string; parent_code: string | null; level: number }>(
      'SELECT code, parent_code, level FROM category',
    )
    expect(flat(tree).map(({ code }) => code)).toHaveLength(byCode.size)
    expect([...byCode.keys()].toSorted()).toEqual(rows.map(({ code }) => code).toSorted())
    for (const { code, parent_code, level } of rows) {
      expect(byCode.get(code)?.level, code).toBe(level)
      const siblings = parent_code === null ? tree : byCode.get(parent_code)?.children
      expect(siblings?.map((node) => node.code)).toContain(code)
    }
    expect(Math.max(...rows.map(({ level }) => level))).toBe(3)
  })

  test('speaks the caller’s language', async () => {
    expect(byCode.get('3110')?.name).toMatch(/lift/i)
    const chinese = await app.stranger.raw(getCategoryTree, {}, { headers: { 'accept-language': 'zh' } })
    const named = flat(chinese.json<{ data: CategoryNode[] }>().data).find(({ code }) => code === '3110')
    expect(named?.name).toMatch(/电梯/)
    expect(named).not.toHaveProperty('nameZh')
  })

  test('has for a caller in English the Chinese name, under which products are registered', async () => {
    const english = await app.stranger.raw(getCategoryTree, {}, { headers: { 'accept-language': 'en' } })
    const named = flat(english.json<{ data: CategoryNode[] }>().data).find(({ code }) => code === '3110')
    expect(named).toMatchObject({ name: 'Traction passenger lifts', nameZh: '曳引驱动乘客电梯' })
  })

  test('states what can be registered: every leaf has a form', () => {
    expect(byCode.get('3110')).toMatchObject({ ready: true, retired: false, children: [] })
    const ends = flat(tree).filter(({ children }) => children.length === 0)
    expect(ends.length).toBeGreaterThan(100)
    expect(ends.filter(({ ready }) => !ready)).toEqual([])
    expect(byCode.get('3220')?.retired).toBe(true)
  })
})

describe('a new record', () => {
  const branch = flat(tree).find(({ code, children }) => code.startsWith('3') && children.length > 0)?.code ?? ''

  test.each([
    ['a code that the catalogue does not have', '9999', /has no code 9999/],
    ['a branch', branch, /is not a leaf/],
    ['what is retired', '3220', /3220 is disabled/],
  ])('cannot be of %s', async (_, categoryCode, said) => {
    const { status, errors } = await staff.refused(generateCode, { body: applicationFor(categoryCode) })
    expect(status).toBe(400)
    expect(errors).toEqual([{ field: 'categoryCode', msg: expect.stringMatching(said) as string }])
  })

  test('can be of a leaf that has a form, and reads its name', async () => {
    const application = await staff(generateCode, { body: applicationFor('3110') })
    expect(application).toMatchObject({ categoryCode: '3110', categoryName: byCode.get('3110')?.name })
  })
})
