// Tests of the thread of the check as it is built: it reads the moment of the whole check, leaves no connection, and what it cannot read is no share without findings.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { publishedReport } from '../../test/make.ts'
import { allIds } from '../access/finding.ts'
import { inSnapshot, momentOf } from '../db/connect.ts'
import { threadsOf } from './threads.ts'

const app = await testApp()
const program = pathToFileURL(join(import.meta.dirname, '../../dist/src/operator/checkThread.js'))
const threads = (moment: string) => threadsOf(1, program, { connection: app.connection, moment })
const search = { name: 'search', ...allIds }

/** Connections of the test's database that have a transaction open. */
const open = async () => {
  const { rows } = await app.owner.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
  )
  return rows[0]?.n
}

test('it answers as of the moment of the whole check, not of its own, and ends with its connection', async () => {
  const { id } = await publishedReport(app)
  const found = [{ kind: 'search-differs', where: `report:${id}` }]
  await inSnapshot(app.db, async (before) => {
    const earlier = threads(await momentOf(before))
    await app.owner.query("UPDATE report_search SET body_text = 'damaged' WHERE report_id = $1", [id])
    const later = await inSnapshot(app.db, async (after) => {
      const lanes = threads(await momentOf(after))
      const findings = await lanes.run(search)
      await lanes.close()
      return findings
    })
    expect(later).toMatchObject(found)
    // Two shares: the moment holds for all that a thread does.
    expect(await earlier.run(search)).toEqual([])
    expect(await earlier.run(search)).toEqual([])
    expect(await open()).toBe(2)
    await earlier.close()
    expect(await open()).toBe(1)
  })
})

test.each([
  ['a moment that is over', (moment: string) => moment, search, /snapshot/],
  ['a share that cannot be read', undefined, { name: 'search', after: Number.NaN, to: 1 }, /NaN/],
])('%s ends the thread with its reason', async (_, late, share, reason) => {
  const moment = await inSnapshot(app.db, async (snapshot) => {
    const name = await momentOf(snapshot)
    if (!late) await expect(threads(name).run(share)).rejects.toThrow(reason)
    return name
  })
  if (late) await expect(threads(late(moment)).run(share)).rejects.toThrow(reason)
  await expect.poll(open).toBe(0)
})
