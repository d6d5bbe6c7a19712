// Tests that a check of the stored data finds every kind of damage, made on purpose as the database's superuser, in its place and nowhere else.
import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { insertNotice } from '@register/contract/business/notice/office'
import { insertReport, restoreReport, suspendReport, updateReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { uploadPrivateFile } from '@register/contract/system/file'
import { auditWatch, readSeen } from '../src/access/audit/seen.ts'
import { sweep } from '../src/features/business/file/service.ts'
import { putBack } from './putBack.ts'
import { testApp } from './app.ts'
import { certificateFile, issuedCode, liftContent, publishedReport, uploadCertificate } from './make.ts'

const app = await testApp()
const { owner } = app
let report: Report
let applicationId = 0
/** The number of rows in the audit; the chain begins at 1. */
let rows = 0

const one = async (expression: string): Promise<number> => {
  const { rows: found } = await owner.query<{ value: string }>(`SELECT (${expression}) AS value`)
  return Number(found[0]?.value)
}

beforeAll(async () => {
  const [staff, head] = [await app.as('body-staff'), await app.as('head-office')]
  await staff(uploadPrivateFile, { body: {} }, { file: certificateFile })
  const notice = { title: '公告', type: 'notice', audience: 'public', when: 'now', content: '<p>正文</p>' }
  await head(insertNotice, { body: notice })
  report = await publishedReport(app)
  const suspended = await head(suspendReport, { body: { id: report.id, rev: report.rev, reason: '抽查' } })
  const restored = await head(restoreReport, { body: { id: report.id, rev: suspended.rev, reason: '整改完成' } })
  await head(suspendReport, { body: { id: report.id, rev: restored.rev, reason: '抽查' } })
  const { code } = await issuedCode(app, staff)
  const draft = await staff(
    insertReport,
    { body: liftContent({ certificateNo: code }) },
    { headers: { 'idempotency-key': 'draft-1' } },
  )
  await staff(updateReport, { body: { ...liftContent({ certificateNo: code }), id: draft.id, rev: draft.rev } })
  await uploadCertificate(staff)
  applicationId = await one(`SELECT application_id FROM report WHERE id = ${report.id}`)
  rows = await one('SELECT count(*) FROM audit')
})

// Copies the tables that the damage changes, and restores them after each case.
const touched = ['audit', 'audit_head', 'idempotency', 'code_serial', 'code_application', 'code_application_event']
const alsoTouched = [
  'report',
  'report_version',
  'report_search',
  'report_measure',
  'report_part',
  'change_notice',
  'error_report',
  'public_notice',
  'public_notice_version',
  'stored_file',
  'file_use',
]
const tables = [...touched, ...alsoTouched]

beforeAll(async () => {
  await owner.query('SET session_replication_role = replica; CREATE SCHEMA before')
  for (const table of tables) await owner.query(`CREATE TABLE before.${table} AS TABLE ${table}`)
})
afterEach(async () => {
  for (const table of tables)
    await owner.query(`DELETE FROM ${table}; ${await putBack(owner, table, `before.${table}`)}`)
})

test('a register without damage has no findings', async () => {
  expect(rows).toBeGreaterThan(10)
  expect(await app.findings()).toEqual([])
})

const copyOfRow = (id: number) =>
  `INSERT INTO audit SELECT ${id}, at, actor_id, actor_name, action, object, result, detail, ip, trace_id, hash FROM audit WHERE id = 5`

describe('the audit', () => {
  test.each([
    ['a changed row', "UPDATE audit SET actor_name = 'somebody' WHERE id = 5", ['audit-changed audit:5']],
    ['a changed time', "UPDATE audit SET at = at - interval '1 day' WHERE id = 5", ['audit-changed audit:5']],
    ['a deleted row', 'DELETE FROM audit WHERE id = 5', ['audit-deleted audit:5']],
    ['deleted rows', 'DELETE FROM audit WHERE id IN (5, 6, 7)', ['audit-deleted audit:5-7']],
    ['a row put in before the first', copyOfRow(0), ['audit-inserted audit:0']],
    [
      'a row put in between others, which move up',
      `UPDATE audit SET id = -id - 1 WHERE id > 5; UPDATE audit SET id = -id WHERE id < 0; ${copyOfRow(6)};
       UPDATE audit_head SET last_id = last_id + 1`,
      () => Array.from({ length: rows - 4 }, (_, at) => `audit-changed audit:${at + 6}`),
    ],
    ['a lost head', 'DELETE FROM audit_head', ['audit-head audit:head']],
    ['another head', "UPDATE audit_head SET last_hash = '\\x01'", ['audit-head audit:head']],
  ])('%s', async (_, damage, expected) => {
    await owner.query(damage)
    expect(await app.findings()).toEqual(typeof expected === 'function' ? expected() : expected)
  })

  test('a row inserted at the end', async () => {
    await owner.query(copyOfRow(rows + 1))
    expect(await app.findings()).toEqual([`audit-inserted audit:${rows + 1}`])
  })

  test('a cut-off tail', async () => {
    await owner.query(`DELETE FROM audit WHERE id > ${rows - 2}`)
    expect(await app.findings()).toEqual([`audit-cut-off audit:${rows - 1}-${rows}`])
  })

  const cutCleanly = (last: number) =>
    owner.query(`DELETE FROM audit WHERE id > ${last};
      UPDATE audit_head SET last_id = ${last}, last_hash = (SELECT hash FROM audit WHERE id = ${last})`)

  test('a tail cut off together with the head, found by a write with a key', async () => {
    // The upload and the edit had no idempotency key, the draft before them had one.
    await cutCleanly(rows - 3)
    expect(await app.findings()).toEqual([`audit-cut-off audit:${rows - 2}`])
  })

  test('a tail cut off together with the head, found by what the server has seen, even after the chain went on', async () => {
    const file = join(app.folder, 'seen.json')
    const damages: number[] = []
    const watch = auditWatch(app.db, file, (seen) => damages.push(seen.id))
    await watch()
    expect(await readSeen(file)).toMatchObject({ id: rows })
    await cutCleanly(rows - 1)
    expect(await app.findings(await readSeen(file))).toEqual([`audit-cut-off audit:${rows}`])
    const staff = await app.as('body-staff')
    for (let more = 0; more < 3; more++) {
      await uploadCertificate(staff)
      await watch()
    }
    expect(damages).toEqual([rows])
    expect(await readSeen(file)).toMatchObject({ id: rows })
    expect(await app.findings(await readSeen(file))).toEqual([`audit-cut-off audit:${rows}`])
    await rm(file)
  })

  test('the row that was seen moves on with an intact chain', async () => {
    const file = join(app.folder, 'seen.json')
    const watch = auditWatch(app.db, file, () => {
      throw new Error('no damage')
    })
    await watch()
    await uploadCertificate(await app.as('body-staff'))
    await watch()
    expect(await readSeen(file)).toMatchObject({ id: rows + 1 })
    expect(await app.findings(await readSeen(file))).toEqual([])
    await rm(file)
  })
})

describe('the records', () => {
  test.each([
    [
      'a serial that went back',
      'UPDATE code_serial SET last = last - 1',
      /^code-serial-behind codeSerial:3110-901-20\d\d$/,
    ],
    ['a lost serial', 'DELETE FROM code_serial', /^code-serial-behind codeSerial:3110-901-20\d\d$/],
    [
      'a published report without its version',
      'DELETE FROM report_version WHERE report_id = $report',
      ['report-version-missing report:$report', 'notice-without-version'],
    ],
    [
      'a version too many',
      'INSERT INTO report_version SELECT report_id, 3, kind, reason, change_date, changes, content, user_id, at FROM report_version',
      ['report-version-stray report:$report'],
    ],
    [
      'a used code whose report says nothing of it',
      'UPDATE report SET application_id = NULL WHERE id = $report',
      ['code-used-without-report codeApply:$application', 'report-without-used-code report:$report'],
    ],
    [
      'a report whose code is free again',
      "UPDATE code_application SET status = 'issued' WHERE id = $application",
      ['report-without-used-code report:$report'],
    ],
    [
      'a report with another code',
      "UPDATE code_application SET code = 'TSX31109012020' || '0001' WHERE id = $application",
      ['code-serial-behind codeSerial:3110-901-2020', 'report-without-used-code report:$report'],
    ],
    [
      'a standing without its notice',
      "UPDATE report SET status = 'published' WHERE id = $report",
      ['standing-without-notice report:$report', 'integrity-record-changed report:$report'],
    ],
    [
      'a notice of a version that never was',
      "UPDATE change_notice SET version = 7 WHERE kind = 'restoration'",
      ['notice-without-version'],
    ],
    [
      'a search entry without a report',
      "INSERT INTO report_search (report_id, body_text) VALUES (999999, 'X')",
      ['reference-broken report_search:999999', 'search-stray report:999999'],
    ],
    [
      'a search entry with another text',
      "UPDATE report_search SET body_text = body_text || 'X' WHERE report_id = $report",
      ['search-differs report:$report'],
    ],
    [
      'a load that lists are filtered by and no report states',
      "UPDATE report_measure SET high = high + 1, low = low + 1 WHERE report_id = $report AND measure = 'elevator.ratedLoad'",
      ['report-measures-differ report:$report'],
    ],
    [
      'a part that machines are found by and no report states',
      "UPDATE report_part SET model = 'X' WHERE report_id = $report AND place = 'governorModel'",
      ['report-parts-differ report:$report'],
    ],
    [
      'a number that is looked up by another one',
      "UPDATE report SET report_key = report_key || 'X' WHERE id = $report",
      ['report-key-differs report:$report', 'search-differs report:$report'],
    ],
    [
      'a number with a Cyrillic letter',
      "UPDATE report SET report_no = 'РТ-1', report_nos = '{РТ-1}', report_key = 'РТ1' WHERE id = $report",
      [
        'report-number-alphabet report:$report',
        'search-differs report:$report',
        'integrity-record-changed report:$report',
      ],
    ],
    [
      'a number that reads like another one',
      `INSERT INTO report (public_id, status, version, issue_date, origin, body_id, category_code, form_kind, certificate_no, certificate_key, non_standard, created_by, updated_by)
       SELECT 'alike', 'draft', 0, issue_date, 'existing', body_id, category_code, form_kind,
         'TSX' || translate(substr(certificate_key, 4), '0', 'O'), 'TSX' || translate(substr(certificate_key, 4), '0', 'O'), true, created_by, created_by
       FROM report WHERE id = $report;
       INSERT INTO report_search (report_id, body_text) SELECT id, certificate_key FROM report WHERE public_id = 'alike'`,
      ['report-numbers-alike report:$report'],
    ],
    [
      'a notice of a revision that was made for another reason',
      `INSERT INTO change_notice (public_id, report_id, body_id, version, certificate_no, certificate_key, manufacturer_name, kind, changes, reason, change_date, created_by)
       SELECT 'forged', report_id, body_id, version, certificate_no, certificate_key, manufacturer_name, 'revision', '[]', 'forged', change_date, created_by FROM change_notice LIMIT 1`,
      ['notice-differs'],
    ],
    [
      'an error report that lies with another body',
      `INSERT INTO error_report (report_id, body_id, part, proposed, secret_hash)
       SELECT id, (SELECT id FROM dept WHERE body_code = '902'), 'model', 'forged', '' FROM report WHERE id = $report`,
      ['error-report-astray'],
    ],
    ['a notice without its version', 'DELETE FROM public_notice_version', ['notice-versions publicNotice:1']],
    [
      'a published notice that says something else',
      "UPDATE public_notice SET title = 'X'",
      ['notice-changed publicNotice:1'],
    ],
    [
      'a version with an attachment that is nowhere',
      "UPDATE public_notice_version SET file_ids = '{none}'",
      ['notice-attachment publicNotice:1'],
    ],
    ['a lost search entry', 'DELETE FROM report_search WHERE report_id = $report', ['search-missing report:$report']],
    ['a key without its reply', 'UPDATE idempotency SET reply = NULL', ['request-without-reply idempotency']],
    [
      'a history without its application',
      'DELETE FROM code_application WHERE id = $application',
      [
        'reference-broken code_application_event',
        'reference-broken report:$report',
        'report-without-used-code report:$report',
      ],
    ],
    [
      'a file of a record that is not there',
      "UPDATE stored_file SET bound_to = 'report:999999', visibility = 'private' WHERE bound_to LIKE 'report:%'",
      ['integrity-record-changed report:$report', 'file-bound-nowhere file:$file'],
    ],
    [
      'a file of nothing known',
      "UPDATE stored_file SET bound_to = 'x:1', visibility = 'private' WHERE bound_to LIKE 'report:%'",
      ['integrity-record-changed report:$report', 'file-bound-nowhere file:$file'],
    ],
    [
      'a file open to all by mistake',
      "UPDATE stored_file SET kind = 'proof' WHERE bound_to LIKE 'report:%'",
      ['file-public file:$file'],
    ],
    [
      'a private file of the library open to all',
      "UPDATE stored_file SET visibility = 'public' WHERE bound_to = 'library:own'",
      ['file-public file'],
    ],
    [
      'a file of the library in no group',
      "UPDATE stored_file SET bound_to = 'library:group' WHERE bound_to = 'library:own'",
      ['file-bound-nowhere file'],
    ],
    [
      'a file of a task that is not there',
      "UPDATE stored_file SET bound_to = 'task:x' WHERE bound_to = 'library:own'",
      ['file-bound-nowhere file'],
    ],
    [
      'a file kept for a text that is not there',
      "INSERT INTO file_use SELECT id, 'notice:999' FROM stored_file WHERE bound_to = 'library:own'",
      ['file-used-nowhere file'],
    ],
    [
      'a file with another hash',
      "UPDATE stored_file SET sha256 = 'x' WHERE id = '$file'",
      ['integrity-record-changed report:$report', 'file-changed file:$file'],
    ],
    [
      'a published row changed past the product',
      "UPDATE report SET remark = 'x', model = model || 'X' WHERE id = $report",
      ['search-differs report:$report', 'integrity-record-changed report:$report'],
    ],
    [
      'a search entry with another date',
      'UPDATE report_search SET issue_date = issue_date - 1 WHERE report_id = $report',
      ['search-differs report:$report'],
    ],
  ])('%s', async (_, damage, expected) => {
    const file = report.files[0]?.id ?? ''
    const filled = (text: string) =>
      text
        .replaceAll('$report', String(report.id))
        .replaceAll('$application', String(applicationId))
        .replaceAll('$file', file)
    await owner.query(filled(damage))
    const found = await app.findings()
    if (expected instanceof RegExp) expect(found).toEqual([expect.stringMatching(expected)])
    else {
      const kinds = new Set(found.map((line) => expected.map(filled).find((prefix) => line.startsWith(prefix)) ?? line))
      expect([...kinds]).toEqual(expected.map(filled))
    }
  })
})

describe('the files', () => {
  const place = (id: string) => join(app.folder, id.slice(0, 2), id)

  test('changed bytes, and a missing file', async () => {
    const id = report.files[0]?.id ?? ''
    await writeFile(place(id), 'other bytes')
    expect(await app.findings()).toEqual([`file-changed file:${id}`])
    await rm(place(id))
    expect(await app.findings()).toEqual([`file-missing file:${id}`])
    await app.files.put(id, certificateFile.bytes)
    expect(await app.findings()).toEqual([])
  })

  test('a file without a row, once the sweeper should have removed it; a half-written file too', async () => {
    const id = 'nobodys-file-0001'
    await app.files.put(id, Buffer.from('x'))
    await writeFile(`${place(id)}.part`, 'half')
    expect(await app.findings()).toEqual([])
    const longAgo = new Date(Date.now() - 26 * 3_600_000)
    for (const path of [place(id), `${place(id)}.part`]) await utimes(path, longAgo, longAgo)
    expect((await app.findings()).toSorted()).toEqual([`file-orphan file:${id}`, `file-orphan file:${id}.part`])
    expect(await sweep(app.db, app.files)).toMatchObject({ files: 2 })
    expect(await app.findings()).toEqual([])
  })
})
