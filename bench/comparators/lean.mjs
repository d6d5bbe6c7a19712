// Comparator of list and answer: the leanest server for the same rows. It has its own SQL, one prepared statement for each request; names of bodies and categories are read once. docs/benchmarks.md.
import { answering } from '../processes/worker.mjs'
import { folding, pg } from '../product/modules.mjs'
import { bareServer } from './bareServer.mjs'

const status = `case
  when r.standing <> 'published' then r.standing
  when r.valid_to < (now() at time zone 'Asia/Shanghai')::date then 'expired'
  else 'published' end as status`

const fields = `r.public_id as "publicId", r.certificate_no as "certificateNo", r.report_no as "reportNo",
  r.manufacturer_name as "manufacturerName", r.former_names as "formerNames", r.product_name as "productName", r.model,
  r.category_code as "categoryCode", r.body_id as "bodyId", r.issue_date::text as "issueDate", r.non_standard as "nonStandard",
  ${status}`

const list = {
  name: 'list',
  text: `select ${fields},
      (select count(*) from (select from report where status <> 'draft' limit 10001) counted)::int as total
    from (select id from report where status <> 'draft' order by listed_on desc, id desc limit $1 offset $2) page
    join report r on r.id = page.id order by r.listed_on desc, r.id desc`,
}

const neighbour = (/** @type {string} */ on) => `(
    select json_build_object('publicId', o.public_id, 'certificateNo', o.certificate_no) from report o
    where ${on} and o.status <> 'draft' limit 1)`

const certificate = {
  name: 'certificate',
  text: `select ${fields}, r.version, r.origin, r.status_since::text as "statusSince", r.status_reason as "statusReason",
      r.valid_to::text as "validTo", r.manufacturer_address as "manufacturerAddress", r.applicant_name as "applicantName",
      r.test_basis as "testBasis", r.parameters, r.coverage, r.coverage_text as "coverageText", r.components,
      ${neighbour('o.id = r.replaced_by')} as "supersededBy", ${neighbour('o.id = r.supersedes_id')} as supersedes,
      (select json_agg(json_build_object('version', c.version, 'kind', c.kind, 'date', c.change_date, 'reason', c.reason, 'changes', c.changes) order by c.id)
        from change_notice c where c.report_id = r.id) as history,
      (select json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.created_at)
        from stored_file f where f.bound_to = 'report:' || r.id and f.visibility = 'public') as files,
      (select json_agg(json_build_object('certificateNo', o.certificate_no, 'status', o.standing, 'validTo', o.valid_to) order by o.certificate_no)
        from report o where o.certificate_key = any(cited_keys(r.components, r.parameters)) and o.status <> 'draft') as parts,
      coalesce((select k.count from report_check k where k.report_id = r.id), 0) as checks, now() as "lookedUpAt",
      (select json_agg(json_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'hash', e.hash) order by e.id)
        from integrity_entry e where e.report_id = r.id) as log
    from report r where r.certificate_key = $1 and r.status <> 'draft'`,
}

/** @typedef {Record<string, unknown> & { categoryCode: string, bodyId: string, total?: number }} Row */

/** @param {{ database: import('pg').PoolConfig, connections: number }} input */
async function start({ database, connections }) {
  const { fold } = await folding()
  const pool = new pg.Pool({ ...database, max: connections })
  const namesBy = async (/** @type {string} */ text) =>
    new Map(
      /** @type {{ rows: { key: string, name: string }[] }} */ (await pool.query(text)).rows.map(({ key, name }) => [
        key,
        name,
      ]),
    )
  const categories = await namesBy('select code as key, name_zh as name from category')
  const bodies = await namesBy('select id::text as key, name_zh as name from dept')
  const named = (/** @type {Row} */ row) => ({
    ...row,
    total: undefined,
    categoryName: categories.get(row.categoryCode),
    bodyName: bodies.get(row.bodyId),
  })
  const rowsOf = async (/** @type {{ name: string, text: string }} */ statement, /** @type {unknown[]} */ values) =>
    /** @type {Row[]} */ ((await pool.query({ ...statement, values })).rows)
  return bareServer(async (path, body) => {
    if (path.endsWith('frontAnswer')) {
      const { certificateNo } = /** @type {{ certificateNo: string }} */ (body)
      const [row] = await rowsOf(certificate, [fold(certificateNo)])
      return { code: 200, msg: '操作成功', data: row && named(row) }
    }
    const { pageNum = 1, pageSize } = /** @type {{ pageNum?: number, pageSize: number }} */ (body)
    const rows = await rowsOf(list, [pageSize, (pageNum - 1) * pageSize])
    return { code: 200, msg: '操作成功', data: { list: rows.map(named), total: rows[0]?.total ?? 0 } }
  })
}

answering(start)
