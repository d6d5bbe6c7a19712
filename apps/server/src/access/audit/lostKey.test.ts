// Tests the check of the audit after its key was lost: it cannot check the rows before, it checks those after, and it believes no forged change of the key.
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { appendAudit } from '../audit.ts'
import { secretsFrom, type Secrets } from '../secrets.ts'
import { keyReplacedAct } from './acts.ts'
import { auditFindings, type AuditParts } from './findings.ts'
import type { AuditPlace } from './place.ts'

const app = await testApp()
const [lost, present] = ['1', '2'].map((digit) =>
  secretsFrom(Buffer.from(`${digit} a master secret of 32 bytes or more`)),
)
const meta = { ip: '', isFrom: () => false, userAgent: '', traceId: '', origin: '' }

const append = (secrets: Secrets | undefined, action: string) =>
  app.db.transaction().execute((tx) => {
    if (!secrets) throw new Error('no key')
    return appendAudit({ db: tx, actor: undefined, secrets, meta, note: { object: '', detail: {} } }, action, 200)
  })

async function findings(more: Partial<AuditParts> = {}): Promise<string[]> {
  if (!present) throw new Error('no key')
  const all: string[] = []
  const parts = { secrets: present, seen: undefined, open: () => Promise.resolve(undefined), ...more }
  for await (const { kind, where } of auditFindings(app.db, parts)) all.push(`${kind} ${where}`)
  return all
}

test('rows of a lost key are findings until a row of the present key says that it was lost', async () => {
  for (const action of ['user.add', 'user.change', 'user.remove']) await append(lost, action)
  expect(await findings()).toEqual(['audit-changed audit:1', 'audit-changed audit:2', 'audit-changed audit:3'])
  // A row that was hashed with the lost key proves nothing, because anybody may have that key now.
  await append(lost, keyReplacedAct)
  expect(await findings()).toHaveLength(4)
  await append(present, keyReplacedAct)
  expect(await findings()).toEqual([])
  await append(present, 'user.add')
  expect(await findings()).toEqual([])
})

test('a check that goes on from there reads older rows again without those of the lost key', async () => {
  let from: AuditPlace | undefined
  expect(await findings({ walked: ({ place }) => Promise.resolve(void (from = place)) })).toEqual([])
  expect(from).toMatchObject({ id: 6, rows: 6, keyAt: 5 })
  const passed: boolean[] = []
  const again = {
    blocks: [{ after: 0, to: 6 }],
    month: () => true,
    passed: (_: unknown, isRight: boolean) => Promise.resolve(void passed.push(isRight)),
  }
  expect(await findings({ from, again })).toEqual([])
  await app.owner.query("UPDATE audit SET ip = 'x' WHERE id = 6")
  expect(await findings({ from, again })).toEqual(['audit-changed audit:6'])
  expect(passed).toEqual([true, false])
  await app.owner.query("UPDATE audit SET ip = '' WHERE id = 6")
})

test('afterwards a changed row is found, and so are gaps before', async () => {
  const damage = async (statement: string): Promise<string[]> => {
    await app.owner.query('BEGIN')
    await app.owner.query(statement)
    await app.owner.query('COMMIT')
    return findings()
  }
  expect(await damage("UPDATE audit SET action = 'user.change' WHERE id = 6")).toEqual(['audit-changed audit:6'])
  expect(await damage('DELETE FROM audit WHERE id = 2')).toEqual(['audit-deleted audit:2', 'audit-changed audit:6'])
  // The row of the change is one of them: then the rows before it count as changed again.
  expect(await damage("UPDATE audit SET at = at + interval '1 second' WHERE id = 5")).toEqual(
    expect.arrayContaining(['audit-changed audit:1', 'audit-changed audit:4', 'audit-changed audit:5']),
  )
})
