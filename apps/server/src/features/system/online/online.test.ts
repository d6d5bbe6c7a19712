// Who is signed in: active sessions in scope, ended one by one or several at once, at the next call on every instance; the caller's own stays.
import { getPermissionInfo } from '@register/contract/system/account'
import { endSessions, listOnline } from '@register/contract/system/online'
import { expect, it, test } from 'vitest'
import { actorsOf } from '../../../access/known/actors.ts'
import { clientActor } from '../../../access/client/actor.ts'
import { testApp } from '../../../../test/app.ts'
import { agentName } from './agent/agent.ts'

const app = await testApp()
const [security, staff, expert] = await Promise.all([app.as('security-admin'), app.as('body-staff'), app.as('expert')])
const online = async (query: object = {}) => (await security(listOnline, { query: { pageSize: 50, ...query } })).list
const sessionOf = async (username: string) => (await online({ username: `${username}|=` }))[0]?.id ?? 0

it('lists who, since when, from where and with what, and marks the own session', async () => {
  const list = await online()
  expect(list.map(({ username }) => username).toSorted()).toEqual(['body-staff', 'expert', 'security-admin'])
  expect(list.filter(({ own }) => own).map(({ username }) => username)).toEqual(['security-admin'])
  expect(list.find(({ username }) => username === 'body-staff')).toMatchObject({
    nickname: '北辰 林工',
    dept: expect.stringContaining('Beichen') as unknown,
  })
  expect((await online({ keyword: '沈一' })).map(({ username }) => username)).toEqual(['expert'])
})

it('leaves out what has ended or idled away', async () => {
  await app.as('auditor')
  await app.owner.query(`UPDATE session SET last_seen_at = now() - interval '1 day' FROM app_user u
    WHERE u.id = user_id AND u.username = 'auditor'`)
  expect((await online()).map(({ username }) => username)).not.toContain('auditor')
})

it('ends several at once, at the next call here and within a second elsewhere', async () => {
  const elsewhere = actorsOf(app.db, { factorAsked: false, setupAsked: false, clientOf: clientActor })
  expect(await elsewhere.of(staff.token ?? '')).toBeDefined()
  const ids = [await sessionOf('body-staff'), await sessionOf('expert')]
  await security(endSessions, { params: { id: ids.join(',') } })
  expect((await staff.refused(getPermissionInfo, {})).status).toBe(401)
  expect((await expert.refused(getPermissionInfo, {})).status).toBe(401)
  await expect.poll(() => elsewhere.of(staff.token ?? '')).toBeUndefined()
  expect((await security.refused(endSessions, { params: { id: String(ids[0]) } })).status).toBe(404)
  const { rows } = await app.owner.query<{ detail: { users: string[] } }>(
    `SELECT detail FROM audit WHERE action = 'session.end'`,
  )
  expect(rows[0]?.detail.users.toSorted()).toEqual(['body-staff', 'expert'])
})

it('does not end the caller’s own session, nor any other', async () => {
  const other = await app.as('head-office')
  const own = (await online()).find((one) => one.own)?.id
  const refusal = await security.refused(endSessions, { params: { id: `${await sessionOf('head-office')},${own}` } })
  expect(refusal).toMatchObject({ status: 409, msg: expect.stringContaining('sign out') as unknown })
  await other(getPermissionInfo, {})
})

it('reaches those whom the caller reaches', async () => {
  await app.owner.query(
    `INSERT INTO role_grant (role_id, permission) SELECT id, unnest($1::text[]) FROM role WHERE key = 'body-manager'`,
    [[listOnline, endSessions].map(({ access }) => access.may)],
  )
  const manager = await app.as('body-manager')
  const { list } = await manager(listOnline, { query: {} })
  expect(list.map(({ username }) => username)).toEqual(['body-manager'])
  const id = String(await sessionOf('head-office'))
  expect((await manager.refused(endSessions, { params: { id } })).status).toBe(404)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
    'Chrome 147 · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0',
    'Edge 147 · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19 · iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox 150 · macOS'],
  [
    'Mozilla/5.0 (Linux; Android 16; V) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'WeChat 8 · Android',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s reads as %s', (sent, name) => expect(agentName(sent)).toBe(name))
