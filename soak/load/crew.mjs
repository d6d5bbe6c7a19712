// More people with the work of one, taken on as the office does it, because one person may store 500 files for records within a day.
import { newAgent, send } from '../call.mjs'
import { seal } from '../people.mjs'
import { newHand } from './writing.mjs'

/** @import { Call } from '../call.mjs' */
/** @import { Stage } from './writing.mjs' */

/** Files for which one of them is asked: fewer than the product lets one person store. */
const mostOfOne = 400
const users = '/api/system/user'

let taken = 0

/** People who take turns. `like` is the account whose department and roles they get; what it stores itself is not counted. @param {Stage} stage @param {string} like */
export function newCrew(stage, like) {
  const { port, people, run } = stage
  const [agent, office] = [newAgent(), newHand(stage, 'office')]
  let [now, left] = ['', 0]

  /** One try. Undefined where no answer came, or one to come again: what makes a name or a password can be asked only once. @param {string} user @param {Omit<Call, 'token'>} call @returns {Promise<unknown>} */
  async function once(user, call) {
    const token = await people.token(user)
    const { status, body } = await send(port, agent, { ...call, token })
    if (status === 200) return body.data ?? {}
    if (status === 401) await people.forget(user, token)
    else if (![0, 503].includes(status)) throw new Error(`${call.path} was refused: ${status} ${body.msg ?? ''}`)
    return undefined
  }

  /** Puts the password of all people in the place of the first one. @param {string} username @param {string} first */
  async function settle(username, first) {
    const salt = await send(port, agent, { method: 'GET', path: '/api/system/getSalt' })
    if (salt.status !== 200) return undefined
    const fresh = /** @type {Parameters<typeof seal>[0]} */ (salt.body.data)
    const credentials = seal(fresh, { oldPassword: first, newPassword: people.password })
    return once(username, { method: 'PUT', path: `${users}/profile/updatePwd`, body: { credentials } })
  }

  /** Takes one person on; where the product does not answer in between, another one. */
  async function hire() {
    const found = await office.get('system-admin', `${users}/list?username=${like}&pageNum=1&pageSize=100`)
    const { list } = /** @type {{ list: { id: number, username: string, deptId: number }[] }} */ (found)
    const model = list.find(({ username }) => username === like)
    if (!model) throw new Error(`There is no account ${like}`)
    const held = await office.get('security-admin', `${users}/authRole/${model.id}`)
    const { roles } = /** @type {{ roles: { id: number, held: boolean }[] }} */ (held)
    const roleIds = roles.filter((role) => role.held).map(({ id }) => id)
    for (;;) {
      const username = `${run}-${++taken}`
      const account = { username, nickname: username, status: 'active', deptId: model.deptId }
      const added = await once('system-admin', { method: 'POST', path: users, body: account })
      if (!added) continue
      const { id, password } = /** @type {{ id: number, password: string }} */ (added)
      // Giving roles asks for a sign-in of the last minutes.
      await people.forget('security-admin', await people.token('security-admin'))
      const given = await once('security-admin', {
        method: 'PUT',
        path: `${users}/authRole`,
        body: { userId: id, roleIds },
      })
      if (!given) continue
      await people.enter(username, password)
      if (await settle(username, password)) return username
    }
  }

  /** The person whose turn it is to store one more file. @returns {Promise<string>} */
  return async function next() {
    if (left === 0) [now, left] = [await hire(), mostOfOne]
    left--
    return now
  }
}
