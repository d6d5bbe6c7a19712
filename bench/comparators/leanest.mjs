// Comparator of list and answer: the least that anyone could write for a page to show. One prepared statement for each request, whose JSON the database writes; no totals, no parts, no neighbours, no envelope. docs/benchmarks.md.
import { createServer } from 'node:http'
import { answering } from '../processes/worker.mjs'
import { folding, pg } from '../product/modules.mjs'
import { listening } from './bareServer.mjs'

const face = `'publicId', r.public_id, 'certificateNo', r.certificate_no, 'reportNo', r.report_no, 'productName', r.product_name,
  'model', r.model, 'manufacturerName', r.manufacturer_name, 'issueDate', r.issue_date,
  'categoryName', (select name_zh from category where code = r.category_code),
  'bodyName', (select name_zh from dept where id = r.body_id),
  'status', case when r.standing = 'published' and r.valid_to < (now() at time zone 'Asia/Shanghai')::date then 'expired' else r.standing end`

const list = {
  name: 'list',
  text: `select coalesce(json_agg(json_build_object(${face}) order by r.listed_on desc, r.id desc), '[]')::text as json from (
    select * from report where status <> 'draft' order by listed_on desc, id desc limit $1 offset $2) r`,
}

const certificate = {
  name: 'certificate',
  text: `select json_build_object(${face}, 'validTo', r.valid_to, 'statusSince', r.status_since, 'statusReason', r.status_reason,
      'manufacturerAddress', r.manufacturer_address, 'applicantName', r.applicant_name, 'testBasis', r.test_basis,
      'parameters', r.parameters, 'coverage', r.coverage, 'coverageText', r.coverage_text, 'components', r.components)::text as json
    from report r where r.certificate_key = $1 and r.status <> 'draft'`,
}

/** @param {{ database: import('pg').PoolConfig, connections: number }} input */
async function start({ database, connections }) {
  const { fold } = await folding()
  const pool = new pg.Pool({ ...database, max: connections })
  /** @param {string} path @param {string} text */
  async function answer(path, text) {
    const {
      certificateNo,
      pageNum = 1,
      pageSize,
    } = /** @type {{ certificateNo: string, pageNum?: number, pageSize: number }} */ (JSON.parse(text))
    const { rows } = /** @type {{ rows: { json: string }[] }} */ (
      await pool.query(
        path.endsWith('frontAnswer')
          ? { ...certificate, values: [fold(certificateNo)] }
          : { ...list, values: [pageSize, (pageNum - 1) * pageSize] },
      )
    )
    return rows[0]?.json ?? 'null'
  }
  return listening(
    createServer((request, response) => {
      let text = ''
      request.on('data', (/** @type {Buffer} */ part) => (text += part.toString()))
      request.on('end', () => {
        answer(request.url ?? '', text).then(
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
