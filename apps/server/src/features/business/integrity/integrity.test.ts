// The integrity log through the API: one entry per act in its transaction, a whole chain under concurrency, and nothing that is not public.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import * as contract from '@register/contract/business/integrity/log'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { publishBatch } from '@register/contract/business/report/lifecycle/handover'
import * as report from '@register/contract/business/report/report'
import { reportFields } from '@register/contract/business/report/fields'
import { importExisting } from '@register/contract/business/reportImport'
import type { Report } from '@register/contract/business/report/shape'
import { canonical } from '@register/contract/canonical'
import { shanghaiDay } from '@register/contract/dates'
import type { Field } from '@register/contract/fields'
import { testApp, type Caller } from '../../../../test/app.ts'
import { completeDraft, issuedCode, liftContent, publishedReport, uploadCertificate } from '../../../../test/make.ts'
import { existingContent, serials } from '../../../../seed/demo/existing/existing.ts'
import { contexts } from '../../../../seed/demo/ctx.ts'
import { dice } from '../../../../seed/demo/random.ts'
import { insertExisting } from '../report/service.ts'
import { beginLog } from './service.ts'
import { integrityFindings } from '../../../../test/log/integrityFindings.ts'

const app = await testApp()
const { stranger } = app
let staff: Caller
let manager: Caller
let head: Caller

beforeAll(async () => {
  ;[staff, manager, head] = await Promise.all([app.as('body-staff'), app.as('body-manager'), app.as('head-office')])
})

const sha256 = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex')
const entriesFor = async (query: Record<string, string | number>) =>
  (await stranger(contract.integrityEntries, { query })).list
const entries = (from: number) => entriesFor({ from })
const readHead = () => stranger(contract.integrityHead, {})
const recordOf = async (publicId: string) =>
  (await stranger(integrityRecords, { body: { publicIds: [publicId] } })).list[0]
const findings = async () => {
  const found = []
  for await (const one of integrityFindings(app.db, app.secrets)) found.push(one)
  return found
}

/** Returns the acts that `work` adds, after checking their log entries. */
async function actsOf(work: () => Promise<unknown>) {
  const before = await readHead()
  await work()
  const added = await entries(before.lastId + 1)
  let hash = before.lastHash
  for (const [at, entry] of added.entries()) {
    expect(entry.id).toBe(before.lastId + 1 + at)
    hash = sha256([
      entry.algorithm,
      hash,
      entry.id,
      entry.at,
      entry.kind,
      entry.publicId,
      entry.certificateNo,
      entry.version,
      entry.contentHash,
    ])
    expect(entry.hash).toBe(hash)
  }
  expect(await readHead()).toMatchObject({ lastId: before.lastId + added.length, lastHash: hash })
  return added
}

const content = (given: Report) => ({ ...given.content, fileIds: given.files.map((file) => file.id) })

// Runs first, because its numbers do not come from the register's counters.
test('an import of existing certificates is one entry each, however many', async () => {
  const as = contexts(app.db, app.secrets)
  const ctx = await as('body-manager', importExisting)
  const [d, given] = [dice(5), serials()]
  const contents = Array.from({ length: 1_203 }, (_, n) =>
    existingContent(d, { n, body: '901', today: shanghaiDay(), serials: given }),
  )
  const before = await readHead()
  await app.db
    .transaction()
    .execute((tx) => insertExisting({ ...ctx, db: tx }, { id: ctx.actor.deptId ?? 0 }, contents))
  expect((await readHead()).lastId).toBe(before.lastId + 1_203)
  const first = await entries(before.lastId + 1)
  expect(first).toHaveLength(1_000)
  expect(first.slice(0, 3).map((entry) => entry.certificateNo)).toEqual(
    contents.slice(0, 3).map((one) => one.certificateNo),
  )
  expect(await entries(before.lastId + 1_001)).toHaveLength(203)
  expect(await findings()).toEqual([])
})

describe('each act is one entry over the record as it left it', () => {
  let given: Report

  /** Returns the kind of the one entry that `work` adds, after checking it against the record. */
  const actOf = async (work: () => Promise<Report>) => {
    const added = await actsOf(async () => {
      given = await work()
    })
    expect(added).toHaveLength(1)
    expect(added[0]).toMatchObject({
      publicId: given.publicId,
      certificateNo: given.certificateNo,
      version: given.version,
    })
    const now = await recordOf(given.publicId)
    expect(sha256(now?.record)).toBe(added[0]?.contentHash)
    expect(now?.entry).toEqual({ id: added[0]?.id, contentHash: added[0]?.contentHash })
    expect(now?.record).toMatchObject({ version: given.version, status: given.storedStatus })
    return added[0]?.kind
  }
  const at = () => ({ id: given.id, rev: given.rev })

  test('publication', async () => {
    const { id, rev } = await completeDraft(app, staff)
    expect(await actOf(() => manager(report.publishReport, { body: { id, rev } }))).toBe('publication')
  })
  test('revision by the manager', async () => {
    const body = { ...at(), ...content(given), model: 'HX-2', reason: 'misprint' } as never
    expect(await actOf(() => manager(report.updateReport, { body }))).toBe('revision')
  })
  test('a proposed revision is none until it is confirmed', async () => {
    const body = { ...at(), ...content(given), model: 'HX-3', reason: 'misprint' } as never
    expect(await actsOf(() => staff(report.updateReport, { body }))).toEqual([])
    const { proposals } = await manager(report.readReport, { body: { id: given.id } })
    const proposal = { id: proposals[0]?.id ?? 0, rev: proposals[0]?.rev ?? 0 }
    expect(await actOf(() => manager(report.confirmProposal, { body: proposal }))).toBe('revision')
  })
  test('change of name', async () => {
    const body = {
      ...at(),
      party: 'manufacturer' as const,
      newName: '新名电梯有限公司',
      changeDate: shanghaiDay(),
      reason: 'renamed',
    }
    expect(await actOf(() => manager(report.renameParty, { body }))).toBe('rename')
  })
  test('suspension, restoration and revocation', async () => {
    const body = (reason: string) => ({ body: { ...at(), reason } })
    expect(await actOf(() => head(report.suspendReport, body('found unlike')))).toBe('suspension')
    expect((await recordOf(given.publicId))?.record.statusReason).toBe('found unlike')
    expect(await actOf(() => head(report.restoreReport, body('mended')))).toBe('restoration')
    const revocation = { ...at(), reason: 'forged', lastFour: given.certificateNo.slice(-4) }
    expect(await actOf(() => head(report.revokeReport, { body: revocation }))).toBe('revocation')
  })
  test('published at once when written', async () => {
    const application = await issuedCode(app, staff)
    const file = await uploadCertificate(manager)
    const body = { ...liftContent({ certificateNo: application.code, fileIds: [file.id] }), publish: true }
    expect(await actOf(() => manager(report.insertReport, { body }))).toBe('publication')
    expect((await recordOf(given.publicId))?.record.files).toEqual([{ name: file.name, sha256: file.sha256 }])
  })
  test('a refused act leaves none, and neither does a draft', async () => {
    const added = await actsOf(async () => {
      const draft = await completeDraft(app, staff, { manufacturerAddress: null })
      await manager.refused(report.publishReport, { body: { id: draft.id, rev: draft.rev } })
      await head.refused(report.suspendReport, { body: { id: given.id, rev: given.rev + 1, reason: 'stale' } })
      await manager.refused(report.updateReport, { body: { ...at(), ...content(given), reason: 'nothing changed' } })
    })
    expect(added).toEqual([])
  })
  test('the answer names the entries of the record', async () => {
    const { log } = await stranger(frontAnswer, { body: { publicId: given.publicId } })
    const [entry] = await entriesFor({ publicId: given.publicId })
    expect(log).toEqual([{ id: entry?.id, at: entry?.at, kind: 'publication', hash: entry?.hash }])
  })
})

describe('publications', () => {
  const drafts = async (count: number) => {
    const made: Report[] = []
    while (made.length < count) made.push(await completeDraft(app, staff))
    return made
  }
  const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
  const one = (draft: Report) => manager(report.publishReport, { body: key(draft) })

  test('single publications, a batch and a suspension at the same time keep the chain whole', async () => {
    const [standing, ...rest] = await drafts(8)
    if (!standing) throw new Error('There is no draft')
    const published = await one(standing)
    const added = await actsOf(() =>
      Promise.all([
        ...rest.slice(0, 4).map(one),
        manager(publishBatch, { body: { reports: rest.slice(4).map(key) } }),
        head(report.suspendReport, { body: { ...key(published), reason: 'A defect' } }),
      ]),
    )
    expect(added.map((entry) => entry.publicId).toSorted()).toEqual(
      [standing, ...rest].map((draft) => draft.publicId).toSorted(),
    )
    expect(added.map(({ at }) => at)).toEqual(added.map(({ at }) => at).toSorted())
    expect(await findings()).toEqual([])
  })

  test('one that fails at its very end leaves nothing, and comes through when asked again', async () => {
    const [draft] = await drafts(1)
    if (!draft) throw new Error('There is no draft')
    const left = async () =>
      (
        await app.owner.query<Record<string, unknown>>(
          `select r.xmin, (select count(*) from report_version where report_id = r.id) as versions, a.status as code,
            (select count(*) from message where object = 'report:' || r.id) as messages, i.last_hash as entries
           from report r join code_application a on a.code = r.certificate_key, integrity_head i where r.id = $1`,
          [draft.id],
        )
      ).rows
    const before = await left()
    await app.owner.query(`
      CREATE FUNCTION refuse_publication() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'The disk is full'; END $$;
      CREATE TRIGGER refuse_publication BEFORE INSERT ON audit FOR EACH ROW WHEN (NEW.action = 'report.publish' AND NEW.result = 200)
        EXECUTE FUNCTION refuse_publication()`)
    const failing = async () =>
      expect((await manager.refused(report.publishReport, { body: key(draft) })).status).toBe(500)
    expect(await actsOf(failing)).toEqual([])
    expect(await left()).toEqual(before)
    await app.owner.query('DROP TRIGGER refuse_publication ON audit; DROP FUNCTION refuse_publication')
    expect((await actsOf(() => one(draft))).map(({ publicId }) => publicId)).toEqual([draft.publicId])
    expect(await findings()).toEqual([])
  })
})

test('the head is signed with the key anyone may fetch', async () => {
  const { algorithm, lastId, lastHash, signedAt, keyId, signature } = await readHead()
  const key = await stranger(contract.integrityKey, {})
  const der = Buffer.from(key.publicKey, 'base64')
  expect(createHash('sha256').update(der).digest('hex')).toBe(key.fingerprint)
  expect(key.fingerprint.startsWith(key.keyId)).toBe(true)
  expect(keyId).toBe(key.keyId)
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
  const signed = (text: string) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature ?? '', 'base64url'))
  expect(signed(canonical([algorithm, lastId, lastHash, signedAt]))).toBe(true)
  expect(signed(canonical([algorithm, lastId + 1, lastHash, signedAt]))).toBe(false)
})

describe('reading', () => {
  test('finds the entries of one certificate in any spelling, and none of an unknown one', async () => {
    const { certificateNo, publicId } = await publishedReport(app)
    const spelt = `${certificateNo.slice(0, 3)} ${certificateNo.slice(3).toLowerCase()}`
    expect((await entriesFor({ certificateNo: spelt })).map((entry) => entry.publicId)).toEqual([publicId])
    expect(await entriesFor({ certificateNo: 'TSX31109012001' })).toEqual([])
  })

  test('drafts stay unknown', async () => {
    const draft = await completeDraft(app, staff)
    expect(await entriesFor({ publicId: draft.publicId })).toEqual([])
    expect(await entriesFor({ certificateNo: draft.certificateNo })).toEqual([])
    expect(await recordOf(draft.publicId)).toBeUndefined()
  })

  test.each([
    [{ from: 0 }, 'from'],
    [{ from: 'one' }, 'from'],
    [{ size: 1_001 }, 'size'],
    [{ order: 'down' }, 'order'],
    [{ certificateNo: 'x'.repeat(61) }, 'certificateNo'],
  ])('%o is refused', async (query, field) => {
    expect(await stranger.refused(contract.integrityEntries, { query })).toMatchObject({
      status: 400,
      errors: [{ field }],
    })
  })

  test.each([[[]], [Array.from({ length: 101 }, (_, n) => `id-${n}`)]])(
    'records: too few or too many',
    async (publicIds) => {
      expect(await stranger.refused(integrityRecords, { body: { publicIds } })).toMatchObject({
        status: 400,
        errors: [{ field: 'publicIds' }],
      })
    },
  )

  test('a record holds every public field that has a value, and no other', async () => {
    const hidden = {
      dateNote: 'hidden-date-note',
      sampleState: 'hidden-state',
      productionDate: '2020-01-02',
      contactName: 'hidden-person',
      contactPhone: '13800009999',
      sampleName: 'hidden-name',
      handler: 'hidden-handler',
      numberNote: 'hidden-number-note',
      remark: 'hidden-remark',
      applicantCreditCode: '91350100M000100Y43',
    }
    const declared: readonly Field[] = reportFields
    expect(
      declared
        .filter((field) => !field.public)
        .map((field) => field.key)
        .toSorted(),
    ).toEqual(Object.keys(hidden).toSorted())
    const { publicId, content: said } = await publishedReport(app, {
      ...hidden,
      country: 'CN',
      sampleNo: 'S-2026-1',
      testCondition: '常温',
      testPlace: '试验塔',
      drawingNo: 'D-1',
      coverageText: 'as printed',
      components: [{ name: '限速器', model: 'X1', certificateNo: null, manufacturer: '' }],
    })
    const record = (await recordOf(publicId))?.record as Record<string, unknown>
    const values = said as unknown as Record<string, unknown>
    for (const field of declared.filter((one) => one.public && values[one.key]))
      expect(record[field.key], field.key).toEqual(values[field.key])
    const allowed = new Set(
      'subForm publicId bodyCode version origin status statusSince statusReason formerNames parameters coverage coverageWhole coverageModels components supersedes files'
        .split(' ')
        .concat(declared.filter((field) => field.public).map((field) => field.key)),
    )
    expect(Object.keys(record).filter((key) => !allowed.has(key))).toEqual([])
    const open = new Set(formKinds.flatMap((kind) => kind.fields.filter((field) => field.public).map(({ key }) => key)))
    expect(Object.keys(record['parameters'] as object).filter((key) => !open.has(key))).toEqual([])
    expect(record['components']).toEqual([{ name: '限速器', model: 'X1' }])
    for (const one of Object.values(hidden)) expect(JSON.stringify(record)).not.toContain(one)
  })
})

test('a register from before the log is taken in once, and never again', async () => {
  await app.owner.query(
    "TRUNCATE integrity_entry; UPDATE integrity_head SET last_id = 0, last_hash = repeat('0', 64), signed_at = null, algorithm = null, key_id = null, signature = null",
  )
  const { rows } = await app.owner.query<{ public_id: string }>(
    "SELECT public_id FROM report WHERE status <> 'draft' ORDER BY id",
  )
  expect(
    await Promise.all([beginLog(app.db, app.secrets), beginLog(app.db, app.secrets)]).then((entered) =>
      entered.toSorted(),
    ),
  ).toEqual([0, rows.length])
  const all = [...(await entries(1)), ...(await entries(1_001))]
  expect(all.map((entry) => entry.publicId)).toEqual(rows.map((row) => row.public_id))
  expect(new Set(all.map((entry) => entry.kind))).toEqual(new Set(['publication']))
  expect(await findings()).toEqual([])

  await app.owner.query(
    "UPDATE report SET status = 'published', version = 1, issue_date = '2026-01-01' WHERE id = (SELECT min(id) FROM report WHERE status = 'draft' AND certificate_key IS NOT NULL)",
  )
  expect(await beginLog(app.db, app.secrets)).toBe(0)
  expect((await findings()).map((one) => one.kind)).toEqual(['integrity-missing-entry'])
})

// A test database that was passed in has no separate role for the app; the embedded one has, as in production.
test
  .runIf(inject('postgres').app)
  .each([
    'UPDATE integrity_entry SET version = 9',
    'DELETE FROM integrity_entry',
    'TRUNCATE integrity_entry',
    'DELETE FROM integrity_head',
  ])('the app itself may not %s', async (statement) => {
  await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('permission denied')
})
