// The own account: every person reaches their own data and never another person's, whatever they send and in whatever order.
import { getPermissionInfo } from '@register/contract/system/account'
import { endOtherDevices, endOwnDevice, listOwnDevices } from '@register/contract/system/profile/devices'
import { addUser } from '@register/contract/system/user/user'
import { saveDigest } from '@register/contract/system/message/push'
import { closeOwn, exportOwnData } from '@register/contract/system/profile/leaving'
import {
  changeProfile,
  maxAvatarBytes,
  readProfile,
  removeAvatar,
  saveAvatar,
} from '@register/contract/system/profile/profile'
import { listOwnSignIns } from '@register/contract/system/profile/signIns'
import { listOwnFiles, readSpace, removeOwnFile } from '@register/contract/system/profile/space'
import { uploadBusinessFile } from '@register/contract/business/file'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { openSession } from '../../../access/sessions.ts'
import { testApp, type Caller } from '../../../../test/app.ts'

const app = await testApp()
const picture = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0958d9' } })
    .png()
    .toBuffer()
const [small, other] = await Promise.all([picture(8), picture(9)])
const [staff, expert] = await Promise.all([app.as('body-staff'), app.as('expert')])
const idOf = async (username: string): Promise<number> =>
  (await app.db.selectFrom('app_user').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id
const another = async (username: string, userAgent: string) => {
  const meta = { ip: '192.0.2.7', isFrom: () => false, userAgent, traceId: 'test', origin: '' }
  return openSession(app, { userId: await idOf(username), remember: true, meta })
}
/** The caller with a session in which the password was entered just now, or long ago. Sessions are cached for a second, so the cache is cleared. */
const withProof = async (username: string, since: string): Promise<Caller> => {
  const caller = await app.as(username)
  await app.owner.query(
    `UPDATE session SET confirmed_at = now() - $2::interval FROM app_user u WHERE u.id = user_id AND u.username_key = $1`,
    [username, since],
  )
  app.app.actors.forget()
  return caller
}
const confirmed = (username: string) => withProof(username, '0')
const unconfirmed = (username: string) => withProof(username, '1 hour')
const wanted = { status: 403, data: { needs: 'confirmation' } }

describe('the name', () => {
  it('is changed by its owner, audited, and refused when stale, empty or too long', async () => {
    const { rev, nickname } = await staff(readProfile, {})
    const changed = await staff(changeProfile, { body: { nickname: '北辰 林高工', rev } })
    expect(changed).toMatchObject({ nickname: '北辰 林高工', username: 'body-staff', rev: rev + 1 })
    expect((await staff(getPermissionInfo, {})).user.nickname).toBe('北辰 林高工')
    expect((await staff.refused(changeProfile, { body: { nickname, rev } })).status).toBe(409)
    for (const wrong of ['', ' ', 'x'.repeat(31)])
      expect(await staff.refused(changeProfile, { body: { nickname: wrong, rev: rev + 1 } })).toMatchObject({
        status: 400,
        errors: [{ field: 'nickname' }],
      })
    await staff(changeProfile, { body: { nickname, rev: rev + 1 } })
    const { rows } = await app.owner.query<{ detail: object }>(
      `SELECT detail FROM audit WHERE action = 'profile.change' ORDER BY id LIMIT 1`,
    )
    expect(rows[0]?.detail).toMatchObject({ nickname: '北辰 林高工', was: { nickname } })
  })
})

describe('the picture', () => {
  const send = (bytes: Buffer, name = 'me.png') => [saveAvatar, { body: {} }, { file: { name, bytes } }] as const
  it('is shown to its owner, replaced as a whole, and removed', async () => {
    const { url } = await staff(...send(small))
    expect((await app.app.http.inject(url)).statusCode).toBe(200)
    expect((await staff(getPermissionInfo, {})).user.avatar).not.toBe('')
    const second = await staff(...send(other))
    expect(second.url.split('?')[0]).not.toBe(url.split('?')[0])
    await staff(removeAvatar, {})
    expect((await staff(readProfile, {})).avatar).toBe('')
    expect((await staff.refused(removeAvatar, {})).status).toBe(404)
    expect((await expert(readProfile, {})).avatar).toBe('')
  })
  it.each([
    ['what is no picture', Buffer.from('%PDF-1.4'), 'me.pdf', 400],
    ['what is none under a picture’s name', Buffer.from('%PDF-1.4'), 'me.png', 400],
    ['one that is too large', Buffer.concat([small, Buffer.alloc(maxAvatarBytes)]), 'me.png', 413],
  ])('refuses %s', async (_, bytes, name, status) => {
    expect((await staff.refused(...send(bytes, name))).status).toBe(status)
  })
})

describe('devices', () => {
  it('are one’s own, the present one first; each can be signed out, at its next call', async () => {
    const elsewhere = await another('body-staff', 'Mozilla/5.0 (iPhone) Version/17.0 Mobile/15E148 Safari/604.1')
    const [here, there] = await staff(listOwnDevices, {})
    expect(here).toMatchObject({ own: true })
    expect(there).toMatchObject({ own: false, remembered: true, ip: '192.0.2.7', agent: 'Safari 17 · iOS' })
    const id = there?.id ?? 0
    expect((await expert.refused(endOwnDevice, { params: { id } })).status).toBe(404)
    expect((await staff.refused(endOwnDevice, { params: { id: here?.id ?? 0 } })).status).toBe(409)
    await staff(endOwnDevice, { params: { id } })
    expect((await staff.refused(endOwnDevice, { params: { id } })).status).toBe(404)
    const dead = await app.stranger.raw(
      getPermissionInfo,
      {},
      { headers: { authorization: `Bearer ${elsewhere.token}` } },
    )
    expect(dead.statusCode).toBe(401)
  })
  it('all others are signed out at once, and none of other people', async () => {
    await another('body-staff', 'x')
    expect(await staff(endOtherDevices, {})).toEqual({ ended: 1 })
    expect(await staff(endOtherDevices, {})).toEqual({ ended: 0 })
    expect(await staff(listOwnDevices, {})).toHaveLength(1)
    await expert(getPermissionInfo, {})
  })
})

test('sign-ins are one’s own, those refused among them', async () => {
  const [own, others] = [await idOf('body-staff'), await idOf('expert')]
  const add = (user: number, success: boolean, way: string) =>
    app.owner.query(
      `INSERT INTO login_record (username, user_id, success, way, ip, user_agent) VALUES ('x', $1, $2, $3, '192.0.2.1', 'Firefox/130')`,
      [user, success, way],
    )
  await add(own, true, 'password')
  await add(own, false, 'sms')
  await add(others, true, 'qr')
  const { list } = await staff(listOwnSignIns, { query: {} })
  expect(list.map(({ outcome, way, agent }) => [outcome, way, agent])).toEqual([
    ['refused', 'sms', 'Firefox 130'],
    ['in', 'password', 'Firefox 130'],
  ])
  expect((await staff(listOwnSignIns, { query: { outcome: 'refused' } })).total).toBe(1)
})

describe('files', () => {
  const upload = (caller: Caller) =>
    caller(uploadBusinessFile, { body: { kind: 'other' } }, { file: { name: 'a.png', bytes: small } })
  it('are counted and listed for whom they belong to; what nothing uses can be deleted by them alone', async () => {
    const { id, size } = await upload(staff)
    const { list } = await staff(listOwnFiles, { query: { use: 'unused' } })
    expect(list.find((file) => file.id === id)).toMatchObject({ name: 'a.png', group: 'picture', bytes: size })
    expect((await expert(listOwnFiles, { query: {} })).total).toBe(0)
    const space = await staff(readSpace, {})
    expect(space.today).toMatchObject({ mostFiles: 500, mostBytes: 1_000 * 1024 * 1024 })
    expect(space.bytes).toBeGreaterThanOrEqual(size)
    expect((await expert.refused(removeOwnFile, { params: { id } })).status).toBe(404)
    await staff(removeOwnFile, { params: { id } })
    expect((await staff.refused(removeOwnFile, { params: { id } })).status).toBe(404)
  })
  it('in use stay', async () => {
    const { id } = await upload(staff)
    await app.owner.query(`UPDATE stored_file SET bound_to = 'report:1' WHERE id = $1`, [id])
    expect((await staff.refused(removeOwnFile, { params: { id } })).status).toBe(409)
    await app.owner.query(`UPDATE stored_file SET bound_to = NULL WHERE id = $1`, [id])
  })
})

describe('taking one’s data along', () => {
  it('asks for the password again, and holds nothing of others and no secret', async () => {
    expect(await (await unconfirmed('expert')).refused(exportOwnData, { body: {} })).toMatchObject(wanted)
    const own = await confirmed('expert')
    const reply = await own.raw(exportOwnData, { body: {} })
    expect(reply.headers['cache-control']).toBe('no-store')
    const data = JSON.parse(reply.body) as { account: object; acts: unknown[] }
    expect(data.account).toMatchObject({ username: 'expert', roles: ['expert'], second_factor_since: null })
    expect(data).toMatchObject({ identities: [], companyRequests: [] })
    expect(reply.body).not.toMatch(/hash|sealed|body-staff/)
  })
})

describe('closing one’s account', () => {
  it('asks for the password and the user name, then refuses every sign-in and never reuses the name', async () => {
    const body = { username: 'registered' }
    expect(await (await unconfirmed('registered')).refused(closeOwn, { body })).toMatchObject(wanted)
    const own = await confirmed('registered')
    expect(await own.refused(closeOwn, { body: { username: 'expert' } })).toMatchObject({
      status: 400,
      errors: [{ field: 'username' }],
    })
    await own(saveDigest, { body: { digest: true } })
    await own(closeOwn, { body })
    expect((await own.refused(getPermissionInfo, {})).status).toBe(401)
    const { rows } = await app.owner.query(
      `SELECT removed_at IS NOT NULL AS gone, phone_sealed, (SELECT count(*)::int FROM user_role r WHERE r.user_id = u.id) AS roles,
         EXISTS (SELECT FROM daily_digest d WHERE d.user_id = u.id) AS digest
       FROM app_user u WHERE username = 'registered'`,
    )
    expect(rows).toEqual([{ gone: true, phone_sealed: null, roles: 0, digest: false }])
    const again = { deptId: null, username: 'Registered', nickname: '另一人', status: 'active' }
    expect(await (await app.as('system-admin')).refused(addUser, { body: again })).toMatchObject({
      status: 409,
      errors: [{ field: 'username' }],
    })
  })
  it.each(['admin', 'system-admin', 'security-admin', 'auditor'])(
    'is refused to %s, the only one',
    async (username) => {
      const own = await confirmed(username)
      expect((await own.refused(closeOwn, { body: { username } })).status).toBe(409)
      await own(getPermissionInfo, {})
    },
  )
})
