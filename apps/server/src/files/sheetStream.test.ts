// Streamed sheets: a reader who leaves just as the last row has come ends nothing but their own query.
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

test('whoever uses the connection next is not cancelled in their stead', async () => {
  for (let time = 0; time < 30; time++) {
    const leaving = new AbortController()
    const bytes = await streamSheet(
      db,
      { sheet: 'rows', columns: [{ header: 'one', width: 10 }], rows: oneRow },
      { signal: leaving.signal, full: 'wait' },
    )
    bytes.on('end', () => leaving.abort())
    for await (const _ of bytes);
    const next = Array.from({ length: 12 }, () => sql`select pg_sleep(0.01)`.execute(db))
    await expect(Promise.all(next)).resolves.toHaveLength(12)
  }
})
