// The API document as the office reads it: every endpoint in full, for people who look after clients.
import { endpoints } from '@register/contract/all'
import { queryList } from '@register/contract/business/report/report'
import { apiDocument, listApi, readApi } from '@register/contract/system/api'
import { getToken } from '@register/contract/system/client/token'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const [auditor, staff] = await Promise.all([app.as('auditor'), app.as('body-staff')])

it('lists every endpoint, and says which of them answer clients', async () => {
  const list = await auditor(listApi, {})
  expect(list).toHaveLength(endpoints.length)
  expect(list.find(({ path }) => path === queryList.path)).toMatchObject({
    clients: true,
    access: queryList.access.may,
  })
  expect(list.find(({ path }) => path === listApi.path)).toMatchObject({ clients: false, effect: 'read' })
})

it('describes one in full, with an example, and refuses an unknown one', async () => {
  const { method, path } = getToken
  expect(await auditor(readApi, { query: { method, path } })).toMatchObject({
    operation: { summary: getToken.summary[1], requestBody: expect.anything() as unknown },
    example: getToken.example,
    triable: false,
  })
  expect((await auditor.refused(readApi, { query: { method: 'DELETE', path } })).status).toBe(404)
})

it('describes every one of them', async () => {
  for (const { method, path } of endpoints) {
    const { operation } = await auditor(readApi, { query: { method, path } })
    expect(Object.keys(operation), path).toEqual(expect.arrayContaining(['summary', 'responses', 'security']))
  }
})

it('gives the document as a file to those who may read it', async () => {
  const reply = await auditor.raw(apiDocument, {})
  expect(reply.headers['content-disposition']).toContain('openapi.json')
  expect(reply.json()).toMatchObject({ openapi: '3.1.0' })
  expect((await staff.refused(apiDocument, {})).status).toBe(403)
})
