// Compares what was acknowledged with what the database holds, row by row: nothing lost, nothing twice, no serial skipped.
import { digest } from './ledger.mjs'

/** @import { Client } from 'pg' */
/** @import { Act, Ledger } from './ledger.mjs' */

/**
 * How far the tables had grown before the writers began.
 * @typedef {{ application: number, report: number, notice: number, audit: number, serials: Map<string, number> }} Baseline
 */

/** @template {object} T @param {Client} db @param {string} text @param {unknown[]} [values] @returns {Promise<T[]>} */
const rows = async (db, text, values) => /** @type {T[]} */ ((await db.query(text, values)).rows)

const serialsNow = async (/** @type {Client} */ db) =>
  new Map(
    (await rows(db, "SELECT category_code || ' ' || body_code || ' ' || year AS key, last FROM code_serial")).map(
      (row) => {
        const { key, last } = /** @type {{ key: string, last: number }} */ (row)
        return [key, last]
      },
    ),
  )

/** @param {Client} db @returns {Promise<Baseline>} */
export async function baseline(db) {
  const most = async (/** @type {string} */ table) => {
    const [row] = await rows(db, `SELECT coalesce(max(id), 0)::int AS id FROM ${table}`)
    return /** @type {{ id: number }} */ (row).id
  }
  return {
    application: await most('code_application'),
    report: await most('report'),
    notice: await most('change_notice'),
    audit: await most('audit'),
    serials: await serialsNow(db),
  }
}

/** Each key once, with the answer its caller got. @param {Client} db @param {Ledger} ledger @param {string} run @param {string[]} problems */
async function compareKeys(db, { writes }, run, problems) {
  const seen = new Set()
  let committedUnanswered = 0
  for (let last = ''; ;) {
    const page = /** @type {{ key: string, username: string, reply: unknown, at: Date }[]} */ (
      await rows(
        db,
        `SELECT key, username, reply, i.created_at AS at FROM idempotency i JOIN app_user u ON u.id = user_id
         WHERE key > $1 AND key LIKE $2 ORDER BY key LIMIT 500`,
        [last, `${run}-%`],
      )
    )
    for (const { key, username, reply, at } of page) {
      const write = writes.get(key)
      last = key
      seen.add(key)
      if (!write) problems.push(`${key}: done, but never acknowledged`)
      else if (write.user !== username || write.reply !== digest(reply)) problems.push(`${key}: another answer is kept`)
      // A retry that found the work done: the first attempt had been committed without an answer.
      else if (write.retriedAt > 0 && at.getTime() < write.retriedAt) committedUnanswered++
    }
    if (page.length === 0) break
  }
  for (const key of writes.keys()) if (!seen.has(key)) problems.push(`${key}: acknowledged, but lost`)
  return committedUnanswered
}

/** @param {Client} db @param {Ledger} ledger @param {Baseline} before @param {string[]} problems */
async function compareApplications(db, { applications }, before, problems) {
  const stored = /** @type {{ id: number, rev: number, status: string, code: string }[]} */ (
    await rows(db, 'SELECT id::int, rev, status, code FROM code_application WHERE id > $1', [before.application])
  )
  const byId = new Map(stored.map((row) => [row.id, row]))
  for (const known of applications.values()) {
    const row = byId.get(known.id)
    if (!row || row.code !== known.code) problems.push(`codeApply:${known.id} (${known.code}): lost`)
    // Publishing a report uses its code up without an answer about the application.
    else if (row.status !== 'used' && (row.rev !== known.rev || row.status !== known.status))
      problems.push(`codeApply:${known.id}: stands at ${row.status} ${row.rev}, not ${known.status} ${known.rev}`)
  }
  for (const row of stored) if (!applications.has(row.id)) problems.push(`codeApply:${row.id}: nobody asked for it`)
  const codes = new Set(stored.map((row) => row.code))
  if (codes.size !== stored.length) problems.push('a code was given twice')
  let given = 0
  for (const [key, last] of await serialsNow(db)) given += last - (before.serials.get(key) ?? 0)
  if (given !== stored.length) problems.push(`${given} serials were used up by ${stored.length} applications`)
}

/** @param {Client} db @param {Ledger} ledger @param {Baseline} before @param {string[]} problems */
async function compareReports(db, { reports }, before, problems) {
  const stored =
    /** @type {{ id: number, rev: number, version: number, status: string, no: string, model: string }[]} */ (
      await rows(
        db,
        'SELECT id::int, rev, version, status, report_no AS no, model FROM report WHERE id > $1 ORDER BY id',
        [before.report],
      )
    )
  const byId = new Map(stored.map((row) => [row.id, row]))
  for (const { id, rev, version, storedStatus, reportNo, model } of reports.values()) {
    const row = byId.get(id)
    if (!row) problems.push(`report:${id} (${reportNo}): lost`)
    else if (
      digest([row.rev, row.version, row.status, row.no, row.model]) !==
      digest([rev, version, storedStatus, reportNo, model])
    )
      problems.push(
        `report:${id}: stands at rev ${row.rev} ${row.status} ${row.model}, not ${rev} ${storedStatus} ${model}`,
      )
  }
  for (const row of stored) if (!reports.has(row.id)) problems.push(`report:${row.id} (${row.no}): nobody wrote it`)
}

/** The names under which the audit keeps what the writers do. @type {Record<Act, string>} */
const audited = {
  apply: 'codeApply.apply',
  reviewHead: 'codeApply.reviewHead',
  reviewSociety: 'codeApply.reviewSociety',
  insert: 'report.insert',
  update: 'report.update',
  publish: 'report.publish',
  suspend: 'report.suspend',
  restore: 'report.restore',
}

/** Effects that leave a row each: as many as acknowledged acts, neither more nor fewer. @param {Client} db @param {Ledger} ledger @param {Baseline} before @param {string[]} problems */
async function compareCounts(db, ledger, before, problems) {
  const count = async (/** @type {string} */ from, /** @type {unknown[]} */ values) => {
    const [row] = await rows(db, `SELECT count(*)::int AS count FROM ${from}`, values)
    return /** @type {{ count: number }} */ (row).count
  }
  const expect = (/** @type {string} */ what, /** @type {number} */ found, /** @type {number} */ acknowledged) =>
    found === acknowledged || problems.push(`${what}: ${found} rows for ${acknowledged} acknowledged writes`)
  for (const [act, action] of /** @type {[Act, string][]} */ (Object.entries(audited)))
    expect(
      `audit of ${action}`,
      await count('audit WHERE id > $1 AND action = $2', [before.audit, action]),
      ledger.countOf(act),
    )
  for (const [kind, act] of /** @type {[string, Act][]} */ ([
    ['suspension', 'suspend'],
    ['restoration', 'restore'],
  ]))
    expect(
      `notices of ${kind}`,
      await count('change_notice WHERE id > $1 AND kind = $2', [before.notice, kind]),
      ledger.countOf(act),
    )
  const versions = [...ledger.reports.values()].map(({ version }) => version)
  const revised = versions.filter((version) => version > 1).map((version) => version - 1)
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0)
  expect('versions', await count('report_version WHERE report_id > $1', [before.report]), sum(versions))
  const notices = 'change_notice WHERE id > $1 AND kind = $2'
  expect('notices of revision', await count(notices, [before.notice, 'revision']), sum(revised))
  const events = 'code_application_event WHERE application_id > $1 AND event = $2'
  expect('events of apply', await count(events, [before.application, 'apply']), ledger.countOf('apply'))
  const passed = ledger.countOf('reviewHead') + ledger.countOf('reviewSociety')
  expect('events of pass', await count(events, [before.application, 'pass']), passed)
  expect('events of use', await count(events, [before.application, 'use']), ledger.countOf('publish'))
  const kept = await count('stored_file WHERE id = ANY($1)', [[...ledger.files]])
  expect('uploaded files', kept, ledger.files.size)
}

/**
 * Returns what does not fit, and how many writes had been committed although their caller got no answer.
 * @param {Client} db
 * @param {{ ledger: Ledger, before: Baseline, run: string }} given
 */
export async function compare(db, { ledger, before, run }) {
  /** @type {string[]} */
  const problems = []
  const committedUnanswered = await compareKeys(db, ledger, run, problems)
  await compareApplications(db, ledger, before, problems)
  await compareReports(db, ledger, before, problems)
  await compareCounts(db, ledger, before, problems)
  return { problems, committedUnanswered }
}
