// Comparator of list and answer: the least that anyone could write for a page to show. One prepared statement for each request; no totals, no parts, no neighbours, no envelope. docs/benchmarks.md.
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

// The database writes the JSON, which is sent as it is.
const certificate = {
  name: 'certificate',
  text: `select json_build_object('publicId', r.public_id, 'certificateNo', r.certificate_no, 'reportNo', r.report_no,
      'productName', r.product_name, 'model', r.model, 'manufacturerName', r.manufacturer_name, 'issueDate', r.issue_date,
      'categoryName', (select name_zh from category where code = r.category_code),
      'bodyName', (select name_zh from dept where id = r.body_id), 'status', ${status}, 'validTo', r.valid_to,
      'statusSince', r.status_since, 'statusReason', r.status_reason, 'manufacturerAddress', r.manufacturer_address,
      'applicantName', r.applicant_name, 'testBasis', r.test_basis, 'parameters', r.parameters, 'coverage', r.coverage,
      'coverageText', r.coverage_text, 'components', r.components)::text as json
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
