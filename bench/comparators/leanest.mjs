// Comparator of list and answer: the least that anyone could write for what the page shows. One prepared statement for each request; no totals, no neighbours, no look-ups counted, no envelope. docs/benchmarks.md.
import { createServer } from 'node:http'
import { answering } from '../processes/worker.mjs'
import { folding, pg } from '../product/modules.mjs'
import { listening } from './bareServer.mjs'

const status = `case when r.standing = 'published' and r.valid_to < (now() at time zone 'Asia/Shanghai')::date then 'expired' else r.standing end`

const list = {
  name: 'list',
  text: `select r.public_id as "publicId", r.certificate_no as "certificateNo", r.report_no as "reportNo",
      r.product_name as "productName", r.model, r.manufacturer_name as "manufacturerName", r.category_code as "categoryCode",
      r.body_id as "bodyId", r.issue_date::text as "issueDate", ${status} as status
    from (select id from report where status <> 'draft' order by listed_on desc, id desc limit $1 offset $2) page
    join report r on r.id = page.id order by r.listed_on desc, r.id desc`,
}

// The database writes the JSON, which is sent as it is: the record, its changes, files and entries in the log, and how the certificates of its parts stand.
const certificate = {
  name: 'certificate',
  text: `select json_build_object('publicId', r.public_id, 'certificateNo', r.certificate_no, 'reportNo', r.report_no,
      'productName', r.product_name, 'model', r.model, 'manufacturerName', r.manufacturer_name, 'issueDate', r.issue_date,
      'categoryName', (select name_zh from category where code = r.category_code),
      'bodyName', (select name_zh from dept where id = r.body_id), 'status', ${status}, 'validTo', r.valid_to,
      'statusSince', r.status_since, 'statusReason', r.status_reason, 'manufacturerAddress', r.manufacturer_address,
      'applicantName', r.applicant_name, 'testBasis', r.test_basis, 'parameters', r.parameters, 'coverage', r.coverage,
      'coverageText', r.coverage_text, 'components', r.components,
      'history', (select json_agg(json_build_object('version', c.version, 'kind', c.kind, 'date', c.change_date, 'reason', c.reason) order by c.id)
        from change_notice c where c.report_id = r.id),
      'files', (select json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.created_at)
        from stored_file f where f.bound_to = 'report:' || r.id and f.visibility = 'public'),
      'parts', (select json_agg(json_build_object('certificateNo', o.certificate_no, 'status', o.standing, 'validTo', o.valid_to))
        from report o where o.certificate_key = any(cited_keys(r.components, r.parameters)) and o.status <> 'draft'),
      'log', (select json_agg(json_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'hash', e.hash) order by e.id)
        from integrity_entry e where e.report_id = r.id))::text as json
    from report r where r.certificate_key = $1 and r.status <> 'draft'`,
}

/** @typedef {{ certificateNo: string, pageNum?: number, pageSize: number }} Asked */

/** @param {{ database: import('pg').PoolConfig, connections: number }} input */
async function start({ database, connections }) {
  const { fold } = await folding()
  const pool = new pg.Pool({ ...database, max: connections })
  const namesBy = async (/** @type {string} */ text) => {
    const { rows } = /** @type {{ rows: { key: string, name: string }[] }} */ (await pool.query(text))
    return new Map(rows.map(({ key, name }) => [key, name]))
  }
  const categories = await namesBy('select code as key, name_zh as name from category')
  const bodies = await namesBy('select id::text as key, name_zh as name from dept')
  const oneOf = async (/** @type {Asked} */ { certificateNo }) => {
    const { rows } = /** @type {{ rows: { json: string }[] }} */ (
      await pool.query({ ...certificate, values: [fold(certificateNo)] })
    )
    return rows[0]?.json ?? 'null'
  }
  const pageOf = async (/** @type {Asked} */ { pageNum = 1, pageSize }) => {
    const { rows } = /** @type {{ rows: { categoryCode: string, bodyId: string }[] }} */ (
      await pool.query({ ...list, values: [pageSize, (pageNum - 1) * pageSize] })
    )
    return JSON.stringify(
      rows.map((row) => ({
        ...row,
        categoryName: categories.get(row.categoryCode),
        bodyName: bodies.get(row.bodyId),
      })),
    )
  }
  return listening(
    createServer((request, response) => {
      let text = ''
      request.on('data', (/** @type {Buffer} */ part) => (text += part.toString()))
      request.on('end', () => {
        const asked = /** @type {Asked} */ (JSON.parse(text))
        const answer = request.url?.endsWith('frontAnswer') ? oneOf(asked) : pageOf(asked)
        answer.then(
          (json) => {
            const bytes = Buffer.from(json)
            response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
            response.end(bytes)
          },
          (/** @type {unknown} */ error) => {
            response.writeHead(500)
            response.end(String(error))
          },
        )
      })
    }),
  )
}

answering(start)
