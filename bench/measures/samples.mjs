// Sample requests of list and answer: pages that exist, and numbers that are registered.
import { dice } from '../dice.mjs'

/** The deepest row that a page may contain. */
export const deepest = 10_000
const listPath = '/api/business/equRepInfo/frontList'
const answerPath = '/api/business/equRepInfo/frontAnswer'

/** @typedef {import('../load/connection.mjs').Call} Call */

/** @param {{ keyword?: string, pageNum?: number, pageSize: number }} body @returns {Call} */
const listCall = (body) => ({ path: listPath, body })

/** The calls of the search page. @param {import('./nextToLean.mjs').Stage} stage @param {readonly import('../terms/choose.mjs').Question[]} questions */
export const keywordCalls = ({ asked }, questions) =>
  questions.map(({ term, pageNum, pageSize }) => listCall(asked(term, (pageNum - 1) * pageSize)))

/** Three of five are the first page as it opens, the others any page of several sizes. @param {number} rows @param {number} count */
export function listCalls(rows, count) {
  const d = dice(11)
  const reach = Math.min(rows, deepest)
  return Array.from({ length: count }, () => {
    const pageSize = d.chance(0.6) ? 10 : d.pick([10, 20, 50, 100])
    const pageNum = d.chance(0.6) ? 1 : d.between(1, Math.floor(reach / pageSize / 1.05))
    return listCall({ pageNum, pageSize })
  })
}

/** Random certificates, looked up by number. @param {import('../register/open.mjs').Register} register @param {number} count @returns {Promise<Call[]>} */
export function answerCalls(register, count) {
  return register.asOwner(async (client) => {
    const { rows } = /** @type {{ rows: { no: string }[] }} */ (
      await client.query(
        `select certificate_no as no from report where status <> 'draft' and certificate_no is not null order by md5('answer' || id) limit $1`,
        [count],
      )
    )
    return rows.map(({ no }) => ({ path: answerPath, body: { certificateNo: no } }))
  })
}
