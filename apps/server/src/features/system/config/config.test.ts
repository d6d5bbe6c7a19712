// The configuration through the API: values that are read back, refused values, who may set which keys, and keys that take effect without a restart.
import { describe, expect, test } from 'vitest'
import { changePassword, getCaptcha, getSalt, login } from '@register/contract/system/account'
import * as contract from '@register/contract/system/config/config'
import type { ConfigRow } from '@register/contract/system/config/config'
import type { ConfigValue } from '@register/contract/system/config/key'
import { configKeys, type ConfigName } from '@register/contract/system/config/keys'
import { deleteFile, uploadPrivateFile, uploadPublicFile } from '@register/contract/system/file'
import { uploadBusinessFile } from '@register/contract/business/file'
import { siteConfig } from '@register/contract/system/site'
import { testApp, type Caller } from '../../../../test/app.ts'
import { testPassword } from '../../../../test/global.ts'
import { seal } from '../../../../test/seal.ts'
import { openSession } from '../../../access/sessions.ts'

const app = await testApp({ captcha: true })
const [system, security, auditor, admin] = (await Promise.all(
  ['system-admin', 'security-admin', 'auditor', 'admin'].map((name) => app.as(name)),
)) as [Caller, Caller, Caller, Caller]

const all = async () => (await system(contract.listConfig, { query: { pageSize: 200 } })).list
const rowOf = async (name: string): Promise<ConfigRow> => {
  const row = (await all()).find(({ key }) => key === name)
  if (!row) throw new Error(`There is no key ${name}`)
  return row
}
const bodyOf = (row: ConfigRow, value: unknown) => {
  const { id, rev, key, labelZh, labelEn, class: owner, type, hintZh, hintEn } = row
  return { id, rev, key, labelZh, labelEn, class: owner, type, hintZh, hintEn, value: value as ConfigRow['value'] }
}
/** Sets a key as the administrator of its class. */
async function set(name: ConfigName, value: ConfigValue | null): Promise<ConfigRow> {
  const row = await rowOf(name)
  return row.class === 'security'
    ? security(contract.changeSecurity, { body: { id: row.id, rev: row.rev, value } })
    : system(contract.changeConfig, { body: bodyOf(row, value) })
}
const refusedValue = async (name: ConfigName, value: unknown) => {
  const row = await rowOf(name)
  return row.class === 'security'
    ? security.refused(contract.changeSecurity, { body: { id: row.id, rev: row.rev, value } })
    : system.refused(contract.changeConfig, { body: bodyOf(row, value) })
}
const site = () => app.stranger(siteConfig, {})

describe('the list', () => {
  test('has every key of the product, grouped by class, each at its default', async () => {
    const rows = await all()
    expect(rows.map(({ key }) => key)).toEqual(Object.keys(configKeys))
    for (const row of rows) {
      expect(row).toMatchObject({ builtIn: true, changed: false })
      expect(row.value, row.key).toEqual(row.default)
    }
    // The default of the authority line comes from the environment or the demonstration.
    expect((await rowOf('operator')).default).toEqual([
      '演示登记系统（不代表任何机关）',
      'Demonstration register (of no authority)',
    ])
  })

  test.each([
    [{ class: 'security' }, (row: ConfigRow) => row.class === 'security'],
    [{ changed: 'true' }, (row: ConfigRow) => row.key === 'quotaFiles'],
    [{ keyword: '水印' }, (row: ConfigRow) => row.key === 'watermark'],
    [{ keyword: 'lockMinutes' }, (row: ConfigRow) => row.key === 'lockMinutes'],
  ])('filtered by %o', async (query, fits) => {
    await set('quotaFiles', 400)
    const expected = (await all()).filter(fits).map(({ key }) => key)
    const { list } = await auditor(contract.listConfig, { query: { pageSize: 200, ...query } })
    expect(list.map(({ key }) => key)).toEqual(expected)
    expect(list.length).toBeGreaterThan(0)
  })
})

describe('a value', () => {
  const values: [ConfigName, ConfigValue][] = [
    ['appName', ['某省公示', 'Some register']],
    ['defaultLanguage', 'en'],
    ['themeColour', '#8a2be2'],
    ['watermark', true],
    ['quotaFiles', 10],
    ['lockMinutes', 1440],
    ['registration', true],
    ['signInNotice', ['今晚维护\n请保存', 'Maintenance tonight\nSave your work']],
  ]
  test.each(values)('of %s is set, read back, and goes back to its default', async (name, value) => {
    const changed = await set(name, value)
    expect(changed).toMatchObject({ value, changed: true })
    expect(await auditor(contract.readConfig, { params: { id: changed.id } })).toEqual(changed)
    const back = await set(name, null)
    expect(back).toMatchObject({ value: back.default, changed: false, rev: changed.rev + 1 })
  })

  test.each<[ConfigName, unknown, string]>([
    ['lockTries', 2, 'Value must be a whole number from 3 to 10'],
    ['lockTries', 5.5, 'Value must be a whole number from 3 to 10'],
    ['passwordLength', 8, 'Value must be a whole number from 12 to 64'],
    ['appName', ['', ''], 'Value is needed in both languages'],
    ['appName', ['名', ''], 'Value needs both languages, or neither'],
    ['appName', ['名', '中文 name'], 'Value must not contain Chinese in English'],
    ['appName', ['名'.repeat(41), 'x'], 'Value must be at most 40 characters'],
    ['officeHead', ['一\n二', 'x'], 'Value must be one line'],
    ['watermark', 'yes', 'Value must be yes or no'],
    ['defaultLanguage', 'fr', 'Value must be one of: Chinese, As the browser says, English'],
    ['themeColour', 'red', 'Value must be a colour such as #0958d9'],
    ['logo', 'no-such-file', 'Value must be a public picture of the file library'],
  ])('of %s: %j is refused at its field', async (name, value, msg) => {
    expect(await refusedValue(name, value)).toMatchObject({ status: 400, msg, errors: [{ field: 'value' }] })
    expect(await rowOf(name)).toMatchObject({ changed: false })
  })

  test('of an end is later than that of its beginning', async () => {
    await set('maintenanceFrom', '2026-12-01 20:00')
    expect(await refusedValue('maintenanceUntil', '2026-12-01 20:00')).toMatchObject({
      status: 400,
      msg: 'Value must be after 2026-12-01 20:00, the value of "Maintenance notice from"',
    })
    await set('maintenanceUntil', '2026-12-02 06:00')
    expect((await refusedValue('maintenanceFrom', '2026-12-03 00:00')).msg).toContain('must be before 2026-12-02 06:00')
    for (const name of ['maintenanceFrom', 'maintenanceUntil'] as const) await set(name, null)
  })

  test('is not set over a newer one', async () => {
    const row = await rowOf('lockTries')
    await set('lockTries', 6)
    const stale = await security.refused(contract.changeSecurity, { body: { id: row.id, rev: row.rev, value: 7 } })
    expect(stale).toMatchObject({ status: 409, data: { rev: row.rev + 1 } })
    await set('lockTries', null)
  })

  test('that no longer fits its declaration counts as the default', async () => {
    await app.owner.query(`UPDATE config SET value = '999' WHERE key = 'lockTries'`)
    await admin(contract.refreshConfig, {})
    expect(await rowOf('lockTries')).toMatchObject({ value: 5, changed: false })
    await app.owner.query(`UPDATE config SET value = NULL WHERE key = 'lockTries'`)
  })
})

describe('what happened to a key', () => {
  test('is listed in sentences, with values as people read them', async () => {
    const { id } = await set('sessionIdleMinutes', 45)
    await set('sessionIdleMinutes', null)
    const [back, changed] = await auditor(contract.configChanges, { params: { id } })
    expect([back?.text, changed?.text]).toEqual([
      '安全管理员 changed the configuration key "Signed out when idle": Value from "45 minutes" to "the default"',
      '安全管理员 changed the configuration key "Signed out when idle": Value from "the default" to "45 minutes"',
    ])
  })
})

describe('whose keys are whose', () => {
  test('security keys are read by others and changed by the security administrator alone', async () => {
    const row = await rowOf('captcha')
    const refusals = [
      await system.refused(contract.changeConfig, { body: bodyOf(row, false) }),
      await admin.refused(contract.changeConfig, { body: bodyOf(row, false) }),
      await system.refused(contract.changeSecurity, { body: { id: row.id, rev: row.rev, value: false } }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(refusals[0]?.msg).toBe('Security keys are changed by the security administrator')
    expect(await rowOf('captcha')).toMatchObject({ changed: false })
  })

  test('the security administrator changes no other key', async () => {
    const { id, rev } = await rowOf('watermark')
    expect(await security.refused(contract.changeSecurity, { body: { id, rev, value: true } })).toMatchObject({
      status: 409,
      msg: 'This is no key of “Security”',
    })
  })

  test.each([
    ['key', { key: 'other' }],
    ['class', { class: 'office' }],
    ['labelEn', { labelEn: 'Other' }],
  ])('of a built-in key the %s stays', async (field, more) => {
    const row = await rowOf('siteHead')
    const refusal = await system.refused(contract.changeConfig, { body: { ...bodyOf(row, null), ...more } })
    expect(refusal).toMatchObject({ status: 409, errors: [{ field }] })
  })

  test('built-in keys are never deleted', async () => {
    const { id } = await rowOf('siteHead')
    const refusal = await system.refused(
      contract.removeConfig,
      { params: { id } },
      { headers: { 'accept-language': 'zh' } },
    )
    expect(refusal).toMatchObject({ status: 409, msg: '内置参数【siteHead】不能删除' })
  })
})

describe('a key of one’s own', () => {
  const own = {
    key: 'contact.phone',
    labelZh: '联系电话',
    labelEn: 'Telephone',
    class: 'site',
    type: 'text',
    hintZh: '',
    hintEn: '',
    value: '010-1',
  } as const

  test('is added, read back, changed and deleted', async () => {
    const added = await system(contract.addConfig, { body: own })
    expect(added).toMatchObject({ ...own, builtIn: false, changed: true, default: null })
    const changed = await system(contract.changeConfig, {
      body: { ...own, id: added.id, rev: added.rev, type: 'number', value: 7 },
    })
    expect(changed).toMatchObject({ type: 'number', value: 7, rev: 2 })
    await system(contract.removeConfig, { params: { id: added.id } })
    expect(await system.refused(contract.readConfig, { params: { id: added.id } })).toMatchObject({ status: 404 })
  })

  test.each([
    ['key', { key: 'LOCKtries' }, 409],
    ['key', { key: '9lives' }, 400],
    ['class', { class: 'security' }, 400],
    ['type', { type: 'choice', value: null }, 400],
    ['value', { type: 'colour', value: 'red' }, 400],
    ['labelZh', { labelZh: '' }, 400],
  ])('is refused at %s for %o', async (field, more, status) => {
    const refusal = await system.refused(contract.addConfig, { body: { ...own, ...more } })
    expect(refusal).toMatchObject({ status, errors: [{ field }] })
  })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('without a restart', () => {
  test.each<[ConfigName, ConfigValue, object]>([
    ['appName', ['新名', 'New name'], { look: { name: ['新名', 'New name'], siteHead: ['新名', 'New name'] } }],
    ['siteHead', ['站名', 'Head'], { look: { siteHead: ['站名', 'Head'] } }],
    ['officeHead', ['台', 'Desk'], { look: { officeHead: ['台', 'Desk'] } }],
    ['defaultLanguage', 'en', { look: { language: 'en' } }],
    ['themeColour', '#8a2be2', { look: { colour: '#8a2be2' } }],
    ['operator', ['某局', 'Some office'], { operator: 'Some office' }],
    ['operator', ['', ''], { operator: '' }],
    ['legalBasis', ['某法', 'Some law'], { basis: 'Some law' }],
    ['contact', ['电话 010-0000', 'Telephone 010-0000'], { contact: 'Telephone 010-0000' }],
    ['signInNotice', ['维护', 'Maintenance'], { notice: 'Maintenance' }],
    ['registration', true, { registration: true }],
    ['thirdPartySignIn', false, { thirdPartySignIn: false }],
    ['captcha', false, { captcha: false }],
    ['framedOrigins', 'https://a.cn https://b.cn:81', { look: { frames: ['https://a.cn', 'https://b.cn:81'] } }],
    ['watermark', true, { watermark: true }],
    ['rememberHours', 48, { rememberHours: 48 }],
    ['passwordLength', 16, { password: { length: 16, classes: 3 } }],
  ])('the site says %s as %j', async (name, value, said) => {
    expect(await site()).not.toMatchObject(said)
    await set(name, value)
    expect(await site()).toMatchObject(said)
    await set(name, null)
    expect(await site()).not.toMatchObject(said)
  })

  test('the logo is a picture that strangers read, kept while it is shown', async () => {
    const file = { name: 'logo.png', bytes: png }
    const hidden = await system(uploadPrivateFile, { body: {} }, { file })
    expect(await refusedValue('logo', hidden.id)).toMatchObject({ status: 400 })
    const open = await system(uploadPublicFile, { body: {} }, { file })
    expect(await set('logo', open.id)).toMatchObject({ url: open.url })
    expect((await site()).look.logo).toBe(open.url)
    const refusal = await system.refused(deleteFile, { params: { id: open.id } })
    expect(refusal.status).toBe(409)
    expect(await app.findings()).toEqual([])
    await set('logo', null)
    await system(deleteFile, { params: { id: open.id } })
  })

  const signIn = async (username: string, password: string, from: string) =>
    app.stranger.raw(
      login,
      { body: { username, credentials: seal(await app.stranger(getSalt, {}), { password }) } },
      { from },
    )

  test('the captcha is asked for or not', async () => {
    expect((await signIn('expert', testPassword, '203.0.113.1')).json()).toMatchObject({
      errors: [{ field: 'captcha' }],
    })
    await set('captcha', false)
    expect(await app.stranger(getCaptcha, {})).toMatchObject({ captchaEnabled: false })
    expect((await signIn('expert', testPassword, '203.0.113.1')).statusCode).toBe(200)
  })

  test('three wrong passwords lock, for as long as is said', async () => {
    await set('lockTries', 3)
    await set('lockMinutes', 7)
    for (let n = 0; n < 3; n++) await signIn('expert', 'wrong-Password-1', '203.0.113.2')
    const refused = await signIn('expert', testPassword, '203.0.113.2')
    expect(refused.json()).toMatchObject({ msg: expect.stringContaining('locked for 7 minutes') as string })
    const { rows } = await app.owner.query<{ minutes: string }>(
      `SELECT round(extract(epoch FROM locked_until - now()) / 60) AS minutes FROM sign_in_address WHERE address = '203.0.113.2'`,
    )
    expect(Number(rows[0]?.minutes)).toBe(7)
    await set('lockTries', null)
    await set('lockMinutes', null)
  })

  test('sessions last, idle and count as is said', async () => {
    await set('sessionHours', 2)
    await set('sessionsMost', 1)
    await set('sessionIdleMinutes', 5)
    const { id } = await app.db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'registered')
      .executeTakeFirstOrThrow()
    const meta = { ip: '', isFrom: () => false, userAgent: '', traceId: '', origin: '' }
    const open = () => openSession(app, { userId: id, remember: false, meta })
    const [first, second] = [await open(), await open()]
    const { rows } = await app.owner.query<{ hours: string; live: boolean }>(
      `SELECT round(extract(epoch FROM ends_at - now()) / 3600) AS hours, revoked_at IS NULL AS live FROM session WHERE user_id = $1 ORDER BY id`,
      [id],
    )
    expect(rows.map(({ hours, live }) => [Number(hours), live])).toEqual([
      [2, false],
      [2, true],
    ])
    const call = async (token: string) =>
      (await app.stranger.raw(getCaptcha, {}, { headers: { authorization: `Bearer ${token}` } })).statusCode
    expect(await call(first.token)).toBe(200)
    const actor = () => app.app.actors.of(second.token)
    expect(await actor()).toBeDefined()
    await app.owner.query(`UPDATE session SET last_seen_at = now() - interval '6 minutes' WHERE user_id = $1`, [id])
    app.app.actors.forget()
    expect(await actor()).toBeUndefined()
    for (const name of ['sessionHours', 'sessionsMost', 'sessionIdleMinutes'] as const) await set(name, null)
  })

  test('passwords must be as long as is said, and change as often', async () => {
    await set('passwordLength', 30)
    const staff = await app.as('body-staff')
    const change = async (newPassword: string) =>
      staff.refused(changePassword, {
        body: { credentials: seal(await app.stranger(getSalt, {}), { oldPassword: testPassword, newPassword }) },
      })
    expect(await change('Fine-Horse-88-Battery')).toMatchObject({ msg: 'The password must have 30 to 128 characters' })
    await set('passwordLength', null)
    await app.owner.query(
      `UPDATE app_user SET password_changed_at = now() - interval '40 days' WHERE username = 'body-manager'`,
    )
    const due = async () => {
      app.app.actors.forget()
      return (await app.app.actors.of((await app.as('body-manager')).token ?? ''))?.passwordDue
    }
    expect(await due()).toBeNull()
    await set('passwordDays', 30)
    expect(await due()).toBe('outdated')
    await set('passwordDays', null)
  })

  test('uploads are counted against what is said', async () => {
    await set('quotaFiles', 10)
    const staff = await app.as('body-staff-902')
    const upload = () =>
      staff.raw(
        uploadBusinessFile,
        { body: { kind: 'other' } },
        { file: { name: 'a.pdf', bytes: Buffer.from('%PDF-1.4') } },
      )
    for (let n = 0; n < 10; n++) expect((await upload()).statusCode).toBe(200)
    const refused = await upload()
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ msg: expect.stringContaining('10 files') as string })
    await set('quotaFiles', null)
    expect((await upload()).statusCode).toBe(200)
  })

  test('what another instance wrote holds here within moments', async () => {
    await site()
    await app.owner.query(`UPDATE config SET value = '["别处", "Elsewhere"]' WHERE key = 'appName'`)
    await expect.poll(async () => (await site()).look.name).toEqual(['别处', 'Elsewhere'])
    await app.owner.query(`UPDATE config SET value = NULL WHERE key = 'appName'`)
    await system(contract.refreshConfig, {})
    expect((await site()).look.name).not.toEqual(['别处', 'Elsewhere'])
  })
})
