// Checks that no publication is lost or out of order: reports, versions, search rows, entries and audit rows, both chains by the product's own hashes.
import { answering } from '../processes/worker.mjs'
import { auditing, connecting, integrityChain, secrets } from '../product/modules.mjs'

/** @typedef {{ entry: number, audit: number }} Mark The ends of both chains. */
/** @typedef {{ database: import('pg').PoolConfig, key: string, since?: Mark, ids?: number[] }} Wish Without `since` the answer is only the mark. */

/** @param {Wish} wish @returns {Promise<Mark>} */
async function look({ database, key, since, ids = [] }) {
  const [{ connect }, { secretsFrom }, chain, { auditHash }] = await Promise.all([
    connecting(),
    secrets(),
    integrityChain(),
    auditing(),
  ])
  const { db } = connect(database, { statementMs: 120_000 })
  try {
    const head = await db.selectFrom('integrity_head').selectAll().executeTakeFirstOrThrow()
    const auditHead = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
    const mark = { entry: head.last_id, audit: auditHead.last_id }
    if (!since) return mark
    const keys = secretsFrom(Buffer.from(key))
    const wrong = (/** @type {string} */ what) => {
      throw new Error(`What was published is not all there: ${what}`)
    }

    const entries = await db
      .selectFrom('integrity_entry')
      .selectAll()
      .where('id', '>=', since.entry)
      .orderBy('id')
      .execute()
    for (const [at, row] of entries.entries()) {
      const before = entries[at - 1]
      if (!before) continue
      const { hash, ...entry } = chain.asEntry(row)
      if (entry.id !== before.id + 1 || chain.entryHash(before.hash, entry) !== hash || entry.at < before.at)
        wrong(`entry ${row.id} does not follow on entry ${before.id}`)
    }
    const { last_id: lastId, last_hash: lastHash, signed_at: signedAt, algorithm, signature } = head
    if (entries.at(-1)?.hash !== lastHash || entries.at(-1)?.id !== lastId) wrong('the head is not the last entry')
    const text = chain.headText({ algorithm: algorithm ?? '', lastId, lastHash, signedAt: signedAt ?? '' })
    if (!keys.log.signed(text, signature ?? '')) wrong('the signature of the head')

    const audits = await db.selectFrom('audit').selectAll().where('id', '>=', since.audit).orderBy('id').execute()
    for (const [at, row] of audits.entries()) {
      const before = audits[at - 1]
      if (before && (row.id !== before.id + 1 || !auditHash(keys, before.hash, row).equals(row.hash)))
        wrong(`audit row ${row.id} does not follow on row ${before.id}`)
    }
    if (!audits.at(-1)?.hash.equals(auditHead.last_hash)) wrong('the end of the audit')

    const once = (/** @type {string} */ what, /** @type {readonly number[]} */ found) => {
      const distinct = new Set(found)
      const lost = ids.filter((id) => !distinct.has(id))
      if (lost.length > 0 || distinct.size !== found.length || found.length !== ids.length)
        wrong(`${what}: ${found.length} for ${ids.length} reports, ${lost.length} have none`)
    }
    const among = ids.length > 0 ? ids : [0]
    const reports = await db
      .selectFrom('report as r')
      .innerJoin('report_search as s', 's.report_id', 'r.id')
      .innerJoin('code_application as a', 'a.id', 'r.application_id')
      .select('r.id')
      .where('r.id', 'in', among)
      .where('r.status', '=', 'published')
      .where('a.status', '=', 'used')
      .whereRef('s.issue_date', '=', 'r.listed_on')
      .execute()
    once(
      'published reports with their search rows and used codes',
      reports.map(({ id }) => id),
    )
    const versions = await db
      .selectFrom('report_version')
      .select('report_id as id')
      .where('report_id', 'in', among)
      .execute()
    once(
      'versions',
      versions.map(({ id }) => id),
    )
    once(
      'entries',
      entries.slice(1).map((row) => row.report_id),
    )
    const acts = audits.slice(1).filter(({ action, result }) => action === 'report.publish' && result === 200)
    once(
      'audit rows',
      acts.map(({ object }) => Number(object.replace('report:', ''))),
    )
    return mark
  } finally {
    await db.destroy()
  }
}

answering(look)
