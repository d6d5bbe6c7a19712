// The matrix: the permissions and scopes of every role in scope, and the same as a filtered workbook.
import { publishReport, queryList } from '@register/contract/business/report/report'
import { exportMatrix, readMatrix } from '@register/contract/system/role/matrix'
import { expect, test } from 'vitest'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet } from '../../../../files/excel.ts'
import { testApp } from '../../../../../test/app.ts'

const app = await testApp()
const auditor = await app.as('auditor')

test('shows the scope in which each role holds each permission', async () => {
  await app.owner.query(`UPDATE role_grant SET scope = 'own' FROM role
    WHERE role.id = role_id AND key = 'body-manager' AND permission = '${publishReport.access.may}'`)
  const { roles } = await auditor(readMatrix, {})
  const by = new Map(roles.map((role) => [role.key, role]))
  expect(by.get('body-manager')).toMatchObject({ scope: 'ownBelow', people: 4, everything: false, active: true })
  expect(by.get('body-manager')?.grants).toMatchObject({
    [publishReport.access.may]: 'own',
    [queryList.access.may]: 'ownBelow',
  })
  expect(by.get('admin')).toMatchObject({ everything: true, grants: {} })
  expect(by.get('registered')?.grants).toEqual({})
})

test('is exported with the roles, words and scope asked for', async () => {
  const sheet = async (body: object) => {
    const bytes: unknown = await auditor(exportMatrix, { body })
    const rows: ShownCell[][] = []
    for await (const { cells } of readSheet(bytes as Buffer, { maxRows: 200 })) rows.push(cells)
    return rows
  }
  const { roles } = await auditor(readMatrix, {})
  const ids = roles.filter(({ key }) => ['admin', 'body-manager'].includes(key)).map(({ id }) => id)
  const all = await sheet({ roles: ids })
  expect(all[0]).toEqual(['Area', 'Permission', 'Permission key', 'Administrator', 'Body manager'])
  expect(all.find(([, , key]) => key === publishReport.access.may)).toEqual([
    'Type-test reports',
    'Publish reports',
    publishReport.access.may,
    'All records',
    'Own department',
  ])
  const some = await sheet({ roles: ids, keyword: 'publish', scope: 'own' })
  expect(some.slice(1).map(([, , key]) => key)).toEqual([publishReport.access.may])
  expect((await (await app.as('expert')).refused(exportMatrix, { body: {} })).status).toBe(403)
})
