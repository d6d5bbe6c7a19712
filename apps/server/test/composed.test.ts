// Texts are stored and compared in one form (NFC), whatever program they came from: bodies, queries, workbooks and names of files.
import { uploadBusinessFile } from '@register/contract/business/file'
import { listPosts, addPost, readPost } from '@register/contract/system/post'
import { expect, test } from 'vitest'
import { readSheet, writeBook } from '../src/files/excel.ts'
import { cleaned } from '../src/http/hiddenCharacters.ts'
import { testApp } from './app.ts'

const app = await testApp()
const system = await app.as('system-admin')

const whole = 'Prüfstelle é'
const apart = whole.normalize('NFD')
const post = { code: 'COMPOSED', name: apart, sort: 1, status: 'active', remark: apart } as const

test('a body is stored composed, is found by either spelling, and is the duplicate of either', async () => {
  expect(apart).not.toBe(whole)
  const { id } = await system(addPost, { body: post })
  expect(await system(readPost, { params: { id } })).toMatchObject({ name: whole, remark: whole })
  for (const keyword of [apart, whole]) expect((await system(listPosts, { query: { keyword } })).total).toBe(1)
  for (const name of [apart, whole])
    expect(await system.refused(addPost, { body: { ...post, code: 'OTHER', name } })).toMatchObject({ status: 409 })
})

test('every text of a request is composed, names of fields too', () => {
  expect(cleaned({ [apart]: [apart, { deep: apart }, 1, null] })).toEqual({
    [whole]: [whole, { deep: whole }, 1, null],
  })
})

test('cells of a workbook are composed', async () => {
  const book = await writeBook([{ name: 'x', columns: [{ header: apart, width: 10 }], rows: [[apart]] }])
  const cells: unknown[] = []
  for await (const row of readSheet(book, { maxRows: 5 })) cells.push(...row.cells)
  expect(cells).toEqual([whole, whole])
})

test('the name of a file is composed', async () => {
  const staff = await app.as('body-staff')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const { name } = await staff(uploadBusinessFile, { body: {} }, { file: { name: `${apart}.png`, bytes: png } })
  expect(name).toBe(`${whole}.png`)
})
