// Tests streamed sheets: a reader who disconnects just as the last row arrives ends no other query than their own.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { CellValue } from './excel.ts'
import { streamSheet } from './sheetStream.ts'

const { db } = await testApp()

async function* oneRow(): AsyncGenerator<CellValue[]> {
  await Promise.resolve()
  yield ['only']
}

test('the next user of the connection is not cancelled in place of the reader', async () => {
  for (let time = 0; time < 30; time++) {
    const leaving = new AbortController()
    const bytes = await streamSheet(
      db,
      { sheet: 'rows', columns: [{ header: 'one', width: 10 }], rows: oneRow },
      { signal: leaving.signal, who: 1, full: (place) => place },
    )
    bytes.on('end', () => leaving.abort())
    for await (const _ of bytes);
    const next = Array.from({ length: 12 }, () => sql`select pg_sleep(0.01)`.execute(db))
    await expect(Promise.all(next)).resolves.toHaveLength(12)
  }
})

test('two unread sheets refuse that person a third, but no other person theirs', async () => {
  async function* rows(): AsyncGenerator<CellValue[]> {
    for (let n = 0; n < 200_000; n++) yield [`row ${n} ${'x'.repeat(50)}`]
    await Promise.resolve()
  }
  const leaving = new AbortController()
  const open = (who: number) =>
    streamSheet(
      db,
      { sheet: 'rows', columns: [{ header: 'one', width: 10 }], rows },
      { signal: leaving.signal, who, full: 'refuse' },
    )
  const unread = [await open(1), await open(1)]
  await expect(open(1)).rejects.toMatchObject({ status: 429, retryAfter: 10 })
  unread.push(await open(2))
  await expect(open(3)).rejects.toMatchObject({ status: 503 })
  for (const sheet of unread) sheet.destroy()
  await expect.poll(() => open(1).then((sheet) => sheet.destroy())).toBeTruthy()
})
