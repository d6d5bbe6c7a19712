// Tests that a check in shares finds what a check in one piece finds: at the first and the last report, on both sides of the border of two shares, and that a share which could not be checked is never a pass.
import { beforeAll, expect, test } from 'vitest'
import type { Finding } from '../src/access/finding.ts'
import { check, shareFindings } from '../src/checks.ts'
import type { Beside, Share } from '../src/checks/lanes.ts'
import { inSnapshot } from '../src/db/connect.ts'
import { testApp } from './app.ts'
import { publishedReport } from './make.ts'

const app = await testApp()
const perShare = 3
const ids: number[] = []

beforeAll(async () => {
  for (let count = 0; count < 3 * perShare; count++) ids.push((await publishedReport(app)).id)
})

async function found(threads?: Beside): Promise<string[]> {
  const lines: string[] = []
  const { db, secrets, files } = app
  await check(
    { db, secrets, files, seen: undefined },
    { check: () => {}, found: ({ kind, where, what }) => void lines.push(`${kind} ${where}: ${what}`) },
    threads && { beside: threads },
  )
  return lines.toSorted()
}

/** How a share is done; the work itself is its first word. */
type Run = (work: () => Promise<Finding[]>, share: Share) => Promise<Finding[]>

/** Lanes that do the work in this process, each on a connection of its own. */
function beside(shares: Share[], run: Run = (work) => work()): Beside {
  const one = (share: Share, moment: string) =>
    inSnapshot(
      app.db,
      async (snapshot) => {
        const findings: Finding[] = []
        for await (const finding of shareFindings(snapshot, share)) findings.push(finding)
        return findings
      },
      moment,
    )
  return {
    perShare,
    open: (moment) => ({
      count: 2,
      run(share) {
        shares.push(share)
        return run(() => one(share, moment), share)
      },
      close: () => Promise.resolve(),
    }),
  }
}

test('shares join without a gap and find nothing in a register without damage', async () => {
  const shares: Share[] = []
  expect(await found(beside(shares))).toEqual([])
  const ofSearch = shares.filter(({ name }) => name === 'search').toSorted((a, b) => a.after - b.after)
  expect(ofSearch.length).toBeGreaterThan(2)
  for (const [at, { after }] of ofSearch.entries()) if (at > 0) expect(after).toBe(ofSearch[at - 1]?.to)
  expect(ofSearch[0]?.after).toBe(Number.MIN_SAFE_INTEGER)
  expect(ofSearch.at(-1)?.to).toBe(Number.MAX_SAFE_INTEGER)
})

test('what was written after the check began is not in its shares either', async () => {
  const late = beside([], async (work) => {
    await app.owner.query("UPDATE report_search SET body_text = 'X' || body_text")
    const findings = await work()
    await app.owner.query("UPDATE report_search SET body_text = substr(body_text, 2) WHERE body_text LIKE 'X%'")
    return findings
  })
  expect(await found({ ...late, open: (moment) => ({ ...late.open(moment), count: 1 }) })).toEqual([])
})

test('a share that fails, and one whose worker is gone, fail the check', async () => {
  const broken = beside([], (work, { name }) =>
    name === 'integrity log' ? Promise.reject(new Error('the worker is gone')) : work(),
  )
  await expect(found(broken)).rejects.toThrow('the worker is gone')
  expect(await found()).toEqual([])
})

test('damage at the first, the last and both sides of a border is found as in one piece', async () => {
  const shares: Share[] = []
  await found(beside(shares))
  const border = shares.find(({ to }) => ids.includes(to))?.to ?? 0
  const hit = [ids[0], border, ids[ids.indexOf(border) + 1], ids.at(-1)]
  const damage = `
    SET session_replication_role = replica;
    UPDATE report SET model = model || 'X' WHERE id IN (${hit.join()});
    UPDATE report_measure SET high = high + 1 WHERE report_id IN (${hit.join()});
    UPDATE report_part SET model = 'X' WHERE report_id IN (${hit.join()});`
  await app.owner.query(damage)
  const whole = await found()
  expect(await found(beside([]))).toEqual(whole)
  const kinds = ['search-differs', 'report-measures-differ', 'report-parts-differ', 'integrity-record-changed']
  for (const kind of kinds)
    expect(whole.filter((line) => line.startsWith(`${kind} `)).map((line) => /report:(\d+)/.exec(line)?.[1])).toEqual(
      hit.map(String).toSorted(),
    )
  await app.owner.query(`DELETE FROM report_search WHERE report_id IN (${hit.join()});
    UPDATE report_part SET report_id = 999999 WHERE report_id = ${hit[0]}`)
  const missing = await found()
  expect(missing.filter((line) => line.startsWith('search-missing '))).toHaveLength(hit.length)
  expect(missing.some((line) => line.startsWith('report-parts-differ report:999999'))).toBe(true)
  expect(await found(beside([]))).toEqual(missing)
})
