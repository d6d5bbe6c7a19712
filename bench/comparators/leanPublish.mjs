// Comparator of publishing: the leanest transaction that writes the same durable rows, without a check, a notice or a signature.
import { createHash } from 'node:crypto'
import { answering } from '../processes/worker.mjs'
import { pg } from '../product/modules.mjs'
import { bareServer } from './bareServer.mjs'

const publish = {
  name: 'publish',
  text: `with r as (
      update report set status = 'published', version = 1, rev = rev + 1, status_since = current_date, published_at = now(),
        submitted_at = null, submitted_by = null, updated_at = now(), updated_by = $3
      where id = $1 and rev = $2 and status = 'draft' returning *),
    v as (
      insert into report_version (report_id, version, kind, change_date, content, user_id)
      select id, 1, 'publication', current_date, to_jsonb(r), $3 from r),
    s as (update report_search set issue_date = r.issue_date from r where report_id = r.id)
    select public_id, certificate_no, to_jsonb(r)::text as said from r`,
}
const lock = {
  name: 'lock',
  text: `select i.last_id::int as entry, i.last_hash as entry_hash, a.last_id::int as audit, a.last_hash as audit_hash
    from integrity_head i, audit_head a for update`,
}
const append = {
  name: 'append',
  text: `with e as (
      insert into integrity_entry (id, at, kind, report_id, public_id, certificate_no, version, content_hash, algorithm, hash)
      values ($1, now(), 'publication', $2, $3, $4, 1, $5, 'lean', $6)),
    h as (update integrity_head set last_id = $1, last_hash = $6),
    a as (
      insert into audit (id, at, actor_id, actor_name, action, object, result, detail, ip, trace_id, hash)
      values ($7, now(), $8, '', 'report.publish', 'report:' || $2::bigint, 200, '{}', '127.0.0.1', 'bench', $9))
    update audit_head set last_id = $7, last_hash = $9`,
}

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest()

/** @param {import('pg').PoolClient} client @param {{ id: number, rev: number, user: number }} input */
async function write(client, { id, rev, user }) {
  const { rows } = /** @type {{ rows: { public_id: string, certificate_no: string, said: string }[] }} */ (
    await client.query({ ...publish, values: [id, rev, user] })
  )
  const [row] = rows
  if (!row) throw new Error('There is no such draft')
  const content = sha256(row.said).toString('hex')
  const { rows: heads } =
    /** @type {{ rows: { entry: number, entry_hash: string, audit: number, audit_hash: Buffer }[] }} */ (
      await client.query(lock)
    )
  const [head] = heads
  if (!head) throw new Error('There are no heads')
  const entryHash = sha256(`${head.entry_hash} ${head.entry + 1} ${row.public_id} ${content}`).toString('hex')
  const auditHash = sha256(`${head.audit_hash.toString('hex')} ${head.audit + 1} ${user} report:${id}`)
  const { public_id: publicId, certificate_no: no } = row
  const entry = [head.entry + 1, id, publicId, no, content, entryHash]
  await client.query({ ...append, values: [...entry, head.audit + 1, user, auditHash] })
}

/** @param {{ database: import('pg').PoolConfig, schema: string, connections: number }} input */
async function start({ database, schema, connections }) {
  // The comparator has chains of its own, so that the product's stay valid.
  const pool = new pg.Pool({ ...database, max: connections, options: `-c search_path=${schema},public` })
  return bareServer(async (_, body) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await write(client, /** @type {{ id: number, rev: number, user: number }} */ (body))
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
    return { code: 200, msg: '操作成功' }
  })
}

answering(start)
