// Tests type-testing bodies: the public list, and the body that a user's department belongs to.
import { listBodies, ownApprovals } from '@register/contract/business/body'
import { generateCode, readApplication, reviewByHead } from '@register/contract/business/codeApply/codeApply'
import { getPermissionInfo } from '@register/contract/system/account'
import { listMessages } from '@register/contract/system/message/message'
import { describe, expect, test } from 'vitest'
import { bodies } from '../../../../seed/demo/people.ts'
import { testApp } from '../../../../test/app.ts'
import { applicationFor } from '../../../../test/make.ts'

const app = await testApp()

describe('the list', () => {
  test('is for anyone: the departments with a body code, by code, in the caller’s language', async () => {
    const listed = await app.stranger(listBodies, {})
    expect(listed.map(({ code, name }) => [code, name])).toEqual(bodies.map(({ code, name }) => [code, name[1]]))
    const chinese = await app.stranger.raw(listBodies, {}, { headers: { 'accept-language': 'zh' } })
    expect(chinese.json<{ data: { name: string }[] }>().data.map(({ name }) => name)).toEqual(
      bodies.map(({ name }) => name[0]),
    )
  })
})

/** Moves a user into a department without a body code below the body with this code. */
async function moveBelow(bodyCode: string, username: string): Promise<void> {
  const { rows } = await app.owner.query<{ id: number }>(
    `INSERT INTO dept (parent_id, path, name_zh, name_en)
    SELECT id, path, '试验室', 'Laboratory' FROM dept WHERE body_code = $1 RETURNING id`,
    [bodyCode],
  )
  await app.owner.query('UPDATE dept SET path = path || id WHERE id = $1', [rows[0]?.id])
  await app.owner.query('UPDATE app_user SET dept_id = $1 WHERE username_key = $2', [rows[0]?.id, username])
}

describe('a person who applies for a code', () => {
  test('writes for the own body', async () => {
    const staff = await app.as('body-staff')
    const application = await staff(generateCode, { body: applicationFor() })
    expect(application.bodyName).toBe(bodies[0]?.name[1])
  })

  test('writes for the nearest body above a department without a code', async () => {
    await moveBelow('902', 'admin')
    const admin = await app.as('admin')
    const application = await admin(generateCode, { body: applicationFor() })
    expect(application.bodyName).toBe(bodies[1]?.name[1])
  })

  test('reaches, from a department of the body, what the body has, and is notified of it', async () => {
    await moveBelow('904', 'body-staff-904')
    const [staff, head] = [await app.as('body-staff-904'), await app.as('head-office')]
    const { user } = await staff(getPermissionInfo, {})
    expect(user.bodyCode).toBe('904')
    const { id, rev } = await staff(generateCode, { body: applicationFor() })
    expect((await staff(readApplication, { body: { id } })).actions).toContain('withdraw')
    await head(reviewByHead, { body: { id, rev, decision: 'return', opinion: '补充型号' } })
    const { list } = await staff(listMessages, { query: {} })
    expect(list[0]?.object).toBe(`codeApply:${id}`)
    // Another body stays out of reach.
    const other = await app.as('body-staff')
    expect((await other.refused(readApplication, { body: { id } })).status).toBe(404)
  })

  test('is refused when there is no body above', async () => {
    await app.owner.query(`UPDATE app_user SET dept_id = (SELECT id FROM dept WHERE name_en = 'Head office')
      WHERE username_key = 'body-staff-903'`)
    const staff = await app.as('body-staff-903')
    const { status, errors } = await staff.refused(generateCode, { body: applicationFor() })
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ field: 'bodyId' }])
    expect(errors?.[0]?.msg).toMatch(/^Your account does not belong to a type-testing body.*Ask an administrator/)
    // The forms say so before anything is typed, in the same words.
    const { prevented } = await staff(ownApprovals, {})
    expect(prevented).toEqual({ application: errors?.[0]?.msg, report: errors?.[0]?.msg })
  })
})
