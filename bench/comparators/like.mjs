// Comparator of the keyword search: LIKE over the same narrow table joined to the reports, with an exact count in addition to the page.
import { answering } from '../processes/worker.mjs'
import { pg } from '../product/modules.mjs'
import { bareServer } from './bareServer.mjs'

const matching = `from report_search s join report r on r.id = s.report_id where r.status <> 'draft' and s.body_text like $1`
const page = `
  select r.public_id as "publicId", r.certificate_no as "certificateNo", r.report_no as "reportNo",
    r.manufacturer_name as "manufacturerName", r.former_names as "formerNames", r.product_name as "productName", r.model,
    r.category_code as "categoryCode", r.body_id as "bodyId", r.issue_date::text as "issueDate", r.status, r.non_standard as "nonStandard"
  ${matching} order by r.issue_date desc, r.id desc limit $2 offset $3`

/** @param {{ database: import('pg').PoolConfig, connections: number }} input */
function start({ database, connections }) {
  const pool = new pg.Pool({ ...database, max: connections })
  return bareServer(async (_, body) => {
    const {
      keyword,
      pageNum = 1,
      pageSize,
    } = /** @type {{ keyword: string, pageNum?: number, pageSize: number }} */ (body)
    const pattern = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const [counted, found] = await Promise.all([
      pool.query(`select count(*)::int as total ${matching}`, [pattern]),
      pool.query(page, [pattern, pageSize, (pageNum - 1) * pageSize]),
    ])
    const [first] = /** @type {{ total: number }[]} */ (counted.rows)
    return { code: 200, msg: '操作成功', data: { list: found.rows, total: first?.total } }
  })
}

answering(start)
