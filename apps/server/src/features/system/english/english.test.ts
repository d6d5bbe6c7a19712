// Administrators may leave out English names: readers get the Chinese one, and one list shows the names that lack English.
import { listLackingEnglish } from '@register/contract/system/english/lacking'
import { addDept, changeDept } from '@register/contract/system/dept/dept'
import { addConfig } from '@register/contract/system/config/config'
import { addDictItem } from '@register/contract/system/dictionary/item'
import { readDictionary } from '@register/contract/system/dictionary/read'
import { addDictType } from '@register/contract/system/dictionary/type'
import { addRole, roleOptions } from '@register/contract/system/role/role'
import { addScheduledTask } from '@register/contract/system/scheduledTask/scheduledTask'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const system = await app.as('system-admin')
const security = await app.as('security-admin')
const unique = Date.now().toString(36)
const task = {
  titleZh: `无英文任务${unique}`,
  handler: 'verify',
  cron: '0 4 * * *',
  params: {},
  status: 'paused',
  overlap: 'skip',
  misfire: 'skip',
} as const
const names = async (keyword = unique) => {
  const { list } = await system(listLackingEnglish, { query: { keyword } })
  return list.map(({ kind, name }) => [kind, name])
}

test('nothing lacks English as the register is shipped', async () => {
  expect((await system(listLackingEnglish, { query: {} })).list).toEqual([])
})

test('each kind is written without English, is read in Chinese, and is listed until it gets its English', async () => {
  const dept = await system(addDept, {
    body: { parentId: null, nameZh: `无英文部门${unique}`, sort: 1, status: 'active' },
  })
  expect(dept.nameEn).toBe('')
  for (const at of ['a', 'b'])
    await security(addRole, {
      body: { key: `r-${unique}${at}`, nameZh: `角色${at}${unique}`, sort: 20, status: 'active' },
    })
  await system(addDictType, {
    body: { type: `t_${unique}`, nameZh: `字典${unique}`, sort: 1, status: 'active', parentId: null },
  })
  await system(addDictItem, {
    body: { type: `t_${unique}`, value: `only${unique}`, labelZh: `标签${unique}`, sort: 1, status: 'active' },
  })
  await system(addScheduledTask, { body: task })
  await system(addConfig, {
    body: { key: `k.${unique}`, class: 'office', type: 'text', labelZh: `参数${unique}`, value: null },
  })
  expect(await names()).toEqual([
    ['config', `参数${unique}`],
    ['dept', `无英文部门${unique}`],
    ['dictItem', `标签${unique}`],
    ['dictType', `字典${unique}`],
    ['role', `角色a${unique}`],
    ['role', `角色b${unique}`],
    ['scheduledTask', task.titleZh],
  ])
  // These callers read English.
  const options = await security(roleOptions, {})
  expect(options.map(({ label }) => label)).toContain(`角色a${unique}`)
  const entries = await system(readDictionary, { params: { type: `t_${unique}` } })
  expect(entries.map(({ label }) => label)).toEqual([`标签${unique}`])
  const { id, rev, parentId, nameZh, sort, status } = dept
  await system(changeDept, { body: { id, rev, parentId, nameZh, nameEn: 'Without', sort, status } })
  expect((await names()).map(([kind]) => kind)).not.toContain('dept')
  expect(await names(`t_${unique} only${unique}`)).toEqual([['dictItem', `标签${unique}`]])
})

test('two English names that are the same are still refused', async () => {
  const role = (key: string, nameEn: string) =>
    security(addRole, {
      body: { key: `${key}-${unique}`, nameZh: `同名${key}${unique}`, nameEn, sort: 20, status: 'active' },
    })
  await role('x', `Same ${unique}`)
  await expect(role('y', `same ${unique}`)).rejects.toThrow(/409/)
})
