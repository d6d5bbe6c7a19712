// A demonstration says in everything that leaves it that it is one; a real register says nothing of the kind.
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { changeFeed } from '@register/contract/business/changeNotice'
import { exportNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { fileExport } from '@register/contract/demo/sample'
import { exportOwnData } from '@register/contract/system/profile/leaving'
import { startExport } from '@register/contract/system/tasks'
import { testApp } from './app.ts'

const words = 'Demonstration data, no evidence of anything'

test.each(['demonstration', 'real'])('a %s register', async (kind) => {
  const app = await testApp()
  await app.owner.query('INSERT INTO register (id, kind, version) VALUES ($1, $2, $3)', ['2345-6789-ABCD', kind, '1'])
  const says = kind === 'demonstration'
  const staff = await app.as('body-staff')
  const named = (reply: { headers: Record<string, unknown> }) =>
    /filename\*=UTF-8''(\S+)/.exec(String(reply.headers['content-disposition']))?.[1]
  const begins = says ? /^DEMO_/ : /^(?!DEMO_|%E6%BC%94)/

  for (const reply of [
    // Written while it is read, and written as a whole.
    await staff.raw(fileExport, { query: {} }),
    await app.stranger.raw(exportNumbers, { body: { numbers: ['TSX 3110 901 2021 0001'] } }),
  ]) {
    expect(reply.statusCode).toBe(200)
    expect(named(reply)).toMatch(begins)
    const book = await readXlsx(reply.rawPayload)
    expect(book.properties?.title ?? '').toMatch(says ? words : /^$/)
    for (const sheet of book.sheets)
      expect(sheet.headerFooter?.oddHeader ?? '', sheet.name).toMatch(says ? words : /^$/)
  }
  const own = await staff.raw(exportOwnData, { body: {} })
  expect(named(own)).toMatch(begins)
  expect(own.json<{ register: string }>().register).toMatch(says ? words : /^$/)
  expect((await app.stranger.raw(changeFeed, { query: {} })).body.includes(words)).toBe(says)
  await staff(startExport, { body: { name: 'demo/sample', fileName: 'mine', params: {} } })
  const { rows } = await app.owner.query<{ name: string }>('SELECT file_name AS name FROM job')
  expect(rows).toEqual([{ name: says ? 'DEMO_mine.xlsx' : 'mine.xlsx' }])
})
