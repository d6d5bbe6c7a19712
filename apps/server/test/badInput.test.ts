// Tests bad input, one case each: a clear message that names the field, in the caller's language, and no partial effect.
import { connect as dial } from 'node:net'
import { describe, expect, test } from 'vitest'
import { publicChangeNotices } from '@register/contract/business/changeNotice'
import { generateCode, listApplications } from '@register/contract/business/codeApply/codeApply'
import { uploadBusinessFile, deleteBusinessFile, readFile } from '@register/contract/business/file'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { insertReport, queryList, updateReport } from '@register/contract/business/report/report'
import { changePassword, getSalt, login } from '@register/contract/system/account'
import { addNotice, listNotices, readNotice } from '@register/contract/system/notice'
import { listPosts } from '@register/contract/system/post'
import { listTasks, startExport } from '@register/contract/system/tasks'
import { testApp } from './app.ts'
import { sealText } from './seal.ts'
import { applicationFor, certificateFile, completeDraft, liftContent, uploadCertificate } from './make.ts'

const app = await testApp()
const staff = await app.as('body-staff')
const { stranger } = app
/** This number of filter words for one column. */
const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}|include`).join('&&')
const rows = async (table: string) =>
  Number((await app.owner.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count)

describe('in lists', () => {
  test.each([
    [{ stranger: 1 }, 'stranger'],
    [{ pageNum: 0 }, 'pageNum'],
    [{ pageNum: 1.5 }, 'pageNum'],
    [{ pageSize: 201 }, 'pageSize'],
    [{ pageNum: 1001, pageSize: 10 }, 'pageNum'],
    [{ prop: 'remark' }, 'prop'],
    [{ prop: 'issueDate; drop table report' }, 'prop'],
    [{ order: 'up' }, 'order'],
    [{ issueDateFrom: '2026-03-02', issueDateTo: '2026-03-01' }, 'issueDateTo'],
    [{ issueDateFrom: '2026-02-30' }, 'issueDateFrom'],
    [{ issueDate: '2026-13-01|>=' }, 'issueDate'],
    [{ issueDateFrom: '0000-01-01' }, 'issueDateFrom'],
    [{ issueDate: '0000-01-01' }, 'issueDate'],
    [{ bodyId: 'north' }, 'bodyId'],
    [{ bodyId: '1.5' }, 'bodyId'],
    [{ bodyId: '0x1' }, 'bodyId'],
    [{ bodyId: '1e3' }, 'bodyId'],
    [{ productName: words(9) }, 'productName'],
    [{ certificateNo: words(8), productName: words(4), model: 'a' }, 'model'],
    [{ keyword: '梯' }, 'keyword'],
    [{ keyword: '--' }, 'keyword'],
    [{ status: 'published|>' }, 'status'],
    [{ status: 'quick' }, 'status'],
    [{ status: 'published,quick' }, 'status'],
    [{ status: 'quick|!=' }, 'status'],
    [{ categoryCode: '0000' }, 'categoryCode'],
    [{ formKind: 'rocket' }, 'formKind'],
  ])('%o is refused at %s', async (body, field) => {
    for (const [caller, endpoint] of [
      [stranger, frontList],
      [staff, queryList],
    ] as const) {
      const refusal = await caller.refused(endpoint, { body })
      expect(refusal.status).toBe(400)
      expect(refusal.errors.map((error) => error.field)).toEqual([field])
    }
  })

  test.each([
    [
      queryList,
      { body: { origin: 'found' } },
      /^Source: there is no "found"; it must be one of: Numbered by this register, Registered as /,
    ],
    [
      listApplications,
      { body: { status: 'gone' } },
      /^Status: there is no "gone"; it must be one of: With the head office, /,
    ],
    [listApplications, { body: { categoryCode: '0000' } }, 'Equipment category: there is no "0000"'],
    [
      publicChangeNotices,
      { body: { kind: 'x'.repeat(99) } },
      /^Kind of change: there is no "x{40}…"; it must be one of: Revision, /,
    ],
    [publicChangeNotices, { body: { bodyId: 1_000_000 } }, 'Type-testing body: there is no "1000000"'],
    [
      listTasks,
      { query: { state: 'lost' } },
      'Status: there is no "lost"; it must be one of: Waiting, Running, Done, Failed',
    ],
    [listPosts, { query: { status: 'lost' } }, 'Status: there is no "lost"; it must be one of: Active, Disabled'],
  ])('an unknown choice is refused by name: %#', async (endpoint, input, msg) => {
    const caller = endpoint === listPosts ? await app.as('admin') : staff
    const refusal = await caller.refused(endpoint, input)
    expect(refusal.status).toBe(400)
    expect(refusal.msg).toMatch(msg)
  })

  test.each([
    [{ pageNum: '1' }, 'pageNum', 'a number'],
    [{ keyword: {} }, 'keyword', 'text'],
    [[], '', 'an object'],
  ])('a wrong type in %o is reported as such', async (body, field, wanted) => {
    const refusal = await stranger.refused(frontList, { body })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
    expect(refusal.msg).toContain(`must be ${wanted}`)
  })

  test('an answer needs either a number or a public id', async () => {
    for (const body of [{}, { certificateNo: 'TSX1', publicId: 'xx' }])
      expect(await stranger.refused(frontAnswer, { body })).toMatchObject({
        status: 400,
        errors: [{ field: 'certificateNo' }],
      })
  })

  test.each(['/%00', '//evil.example', '/no-such-thing'])('%s is unknown and gets 404 in the envelope', async (url) => {
    const reply = await app.app.http.inject({ method: 'GET', url })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 404 })
  })

  test('messages come in the caller’s language', async () => {
    const reply = await stranger.raw(frontList, { body: { pageNum: 0 } }, { headers: { 'accept-language': 'zh-CN' } })
    expect(reply.json()).toMatchObject({ code: 400, msg: '页码：不能小于 1' })
  })

  test.each([
    [generateCode, { body: { ...applicationFor(), productName: 'lift\u202e' } }, 'productName', '产品名称'],
    [generateCode, { body: { ...applicationFor(), remark: '\u0007' } }, 'remark', '说明'],
    [generateCode, { body: { ...applicationFor(), testBasis: ['TSG\u0000'] } }, 'testBasis.0', '试验依据'],
    [insertReport, { body: { components: [{ name: 'a\u0001' }] } }, 'components.0.name', '部件名称'],
    [addNotice, { body: { title: '\u2066', type: 'notice', status: 'draft', content: '' } }, 'title', '标题'],
    [addNotice, { body: { title: 'a', remark: '\u0007', content: '' } }, 'remark', '内部备注'],
    [startExport, { body: { name: 'reports', params: { productName: '\u0001' } } }, 'params.productName', '导出条件'],
    [listNotices, { query: { title: '\u0001' } }, 'title', '标题'],
    [addNotice, { body: { title: 'a\ufffe', content: '' } }, 'title', '标题'],
    // Only invisible characters: without their removal they would count as a title.
    [addNotice, { body: { title: ' \u200b\u2060', type: 'notice', status: 'draft', content: '' } }, 'title', '标题'],
  ])('invisible characters are reported by the field’s own name: %#', async (endpoint, input, field, label) => {
    const admin = await app.as('admin')
    const caller = endpoint === generateCode || endpoint === insertReport ? staff : admin
    const reply = await caller.raw(endpoint, input, { headers: { 'accept-language': 'zh-CN' } })
    const msg = `${label}：含有看不见的字符，请删除后重新输入`
    expect(reply.json()).toMatchObject({ code: 400, msg, errors: [{ field, msg }] })
  })

  test('invisible characters are removed from a text, wherever they are', async () => {
    const body = { ...applicationFor(), productName: '曳引\u200b驱动电梯\ufeff', testBasis: ['TSG\u00ad T7007'] }
    const stored = await staff(generateCode, { body })
    expect(stored).toMatchObject({ productName: '曳引驱动电梯', testBasis: ['TSG T7007'] })
  })

  test.each([
    [readNotice, { params: { id: '1\u0000' } }],
    [listNotices, { query: { stranger: '\u0000' } }],
  ])('in an address no field is named: %#', async (endpoint, input) => {
    expect(await (await app.as('admin')).refused(endpoint, input)).toEqual({
      status: 400,
      msg: 'The address contains invisible control characters. Copy it again',
      data: null,
      errors: [],
    })
  })

  test('wildcards of the database are ordinary characters', async () => {
    for (const keyword of ['%%', '\\\\']) expect((await stranger(frontList, { body: { keyword } })).total).toBe(0)
  })
})

describe('in records', () => {
  test.each([
    [{ manufacturerCreditCode: '91350100M000100Y44' }, 'manufacturerCreditCode'],
    [{ productName: 'lift\u202e' }, 'productName'],
    [{ model: 'a\u0000b' }, 'model'],
    [{ productionDate: '0001-01-01' }, 'productionDate'],
    [{ coverage: [{ conditions: [{ parameter: 'ratedLoad', to: 1000, unit: 't' }] }] }, 'coverage.0.conditions.0.unit'],
    [
      { coverage: [{ conditions: [{ parameter: 'driveMode', values: ['rocket'] }] }] },
      'coverage.0.conditions.0.values',
    ],
    [{ coverage: [{ parameter: 'ratedLoad', to: 1 }] }, 'coverage.0.conditions'],
    [{ country: 'China' }, 'country'],
    [{ contactPhone: 'call me' }, 'contactPhone'],
    [{ testStartDate: '2026-02-02', testEndDate: '2026-02-01' }, 'testEndDate'],
    [{ issueDate: '2999-01-01' }, 'issueDate'],
    [{ parameters: { ratedLoad: '1000' } }, 'parameters.ratedLoad'],
    [{ parameters: { ratedLoad: 1_000_000 } }, 'parameters.ratedLoad'],
    [{ parameters: { stepWidth: 1000 } }, 'parameters.stepWidth'],
    [{ coverage: [{ conditions: [{ parameter: 'ratedLoad', from: 1000, to: 630 }] }] }, 'coverage.0.conditions.0.to'],
    [{ coverage: [{ conditions: [{ parameter: 'ratedLoad', to: 999_999 }] }] }, 'coverage.0.conditions.0.to'],
    [{ categoryCode: '9999' }, 'categoryCode'],
    [{ categoryCode: '3100' }, 'categoryCode'],
    [{ categoryCode: '6100' }, 'subForm'],
    [{ categoryCode: '6000' }, 'categoryCode'],
    [{ subForm: 'bridge', parameters: {} }, 'subForm'],
    [{ subForm: 'bridge' }, 'parameters.ratedSpeed'],
    [{ categoryCode: 3110 }, 'categoryCode'],
    [{ status: 'published' }, 'status'],
    [{ fileIds: ['nobody-has-this-file'] }, 'fileIds'],
  ])('%o is refused at %s and nothing is stored', async (more, field) => {
    const before = await rows('report')
    const refusal = await staff.refused(insertReport, { body: { ...liftContent({ fileIds: [] }), ...more } })
    expect(refusal.status).toBe(400)
    expect(refusal.errors.map((error) => error.field)).toContain(field)
    expect(await rows('report')).toBe(before)
  })

  test('an application without the declaration is refused', async () => {
    const before = await rows('code_serial')
    expect(await staff.refused(generateCode, { body: { ...applicationFor(), declaration: false } })).toMatchObject({
      status: 400,
      errors: [{ field: 'declaration' }],
    })
    expect(await rows('code_serial')).toBe(before)
  })

  test('a body of two megabytes is refused', async () => {
    const refusal = await staff.refused(insertReport, {
      body: { ...liftContent(), remark: 'x'.repeat(2 * 1024 * 1024) },
    })
    expect(refusal).toMatchObject({ status: 413, msg: 'Too large. The limit is 512 KB' })
  })

  test('broken JSON and foreign media types are refused', async () => {
    const send = (payload: string, type: string) =>
      app.app.http.inject({
        method: 'POST',
        url: frontList.path,
        payload,
        headers: { 'content-type': type, 'accept-language': 'en' },
      })
    expect((await send('{"a":', 'application/json')).json()).toMatchObject({
      code: 400,
      msg: 'The request body is not valid JSON',
    })
    expect((await send('<a/>', 'application/xml')).json()).toMatchObject({ code: 400 })
  })

  test.each(['gzip', 'foo'])('a body declared as compressed by %s is refused', async (encoding) => {
    const reply = await app.app.http.inject({
      method: 'POST',
      url: frontList.path,
      payload: Buffer.from('not packed'),
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    })
    expect(reply.statusCode).toBe(400)
  })

  test('an unknown number gets a hint what to check', async () => {
    expect(await stranger.refused(frontAnswer, { body: { certificateNo: 'TSX 3110 901 2020 9999' } })).toMatchObject({
      status: 404,
      msg: expect.stringContaining('copied correctly') as string,
    })
  })
})

describe('in sealed passwords', () => {
  test.each(['', 'no JSON', '{"password":', 'null', '[]', '{"password":{}}', '{"__proto__":null}', '\u0000'])(
    '%j is no sealed password',
    async (secret) => {
      const credentials = sealText(await stranger(getSalt, {}), secret)
      const refusal = await stranger.refused(login, { body: { username: 'expert', credentials } })
      expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'credentials' }] })
      expect(await staff.refused(changePassword, { body: { credentials } })).toMatchObject({ status: 400 })
    },
  )
})

describe('in dates of changes', () => {
  test.each(['0000-01-01', '0000-02-30', '0001-01-01', '2200-01-01'])('%s is no date', async (changeDate) => {
    const draft = await completeDraft(app, staff)
    const body = { id: draft.id, rev: draft.rev, categoryCode: '3110', reason: 'x', changeDate }
    expect(await staff.refused(updateReport, { body })).toMatchObject({
      status: 400,
      errors: [{ field: 'changeDate' }],
    })
  })
})

describe('in files', () => {
  const upload = (name: string, bytes: Buffer) =>
    staff.refused(uploadBusinessFile, { body: { kind: 'certificate' } }, { file: { name, bytes } })
  const inStore = async () => {
    let count = 0
    for await (const _ of app.files.olderThan(-1_000)) count++
    return count
  }
  const stored = async () => [await rows('stored_file'), await inStore()]

  test('10 MB or more is refused', async () => {
    const before = await stored()
    expect(await upload('big.pdf', Buffer.alloc(10 * 1024 * 1024))).toMatchObject({
      status: 413,
      msg: 'Too large. The limit is 10 MB',
      errors: [{ field: 'file' }],
    })
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['picture.png', Buffer.from('not a picture'), 'not a readable picture'],
    ['cut.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not a readable picture'],
    ['certificate.pdf', Buffer.from('<html></html>'), 'does not match'],
    ['page.html', Buffer.from('<html></html>'), 'not accepted'],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not accepted'],
    ['noname', Buffer.from('x'), 'not accepted'],
    ['empty.pdf', Buffer.alloc(0), 'empty'],
  ])('%s is refused', async (name, bytes, message) => {
    const before = await rows('stored_file')
    const refusal = await upload(name, bytes)
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'file' }] })
    expect(refusal.msg).toContain(message)
    expect(await rows('stored_file')).toBe(before)
  })

  test.each([
    [
      'without its end',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      'multipart/form-data; boundary=b',
    ],
    ['without a boundary', '--b\r\n\r\n--b--\r\n', 'multipart/form-data'],
    ['with another boundary', '--b\r\n\r\n--b--\r\n', 'multipart/form-data; boundary=other'],
    [
      'with parts that have no name',
      '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
    [
      'with an inherited name',
      '--b\r\nContent-Disposition: form-data; name="constructor"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
    ['of nothing', '', 'multipart/form-data; boundary=b'],
  ])('a form %s is refused', async (_, payload, type) => {
    const reply = await app.app.http.inject({
      method: 'POST',
      url: uploadBusinessFile.path,
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${staff.token}`, 'accept-language': 'en' },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 400, errors: [{ field: 'file' }] })
  })

  test('a form without a file gets a message', async () => {
    expect(await staff.refused(uploadBusinessFile, {})).toMatchObject({ status: 400, errors: [{ field: 'file' }] })
  })

  test('half an upload leaves no row and no file', async () => {
    const before = await rows('stored_file')
    const filesBefore = await inStore()
    await app.app.http.listen({ port: 0, host: '127.0.0.1' })
    const [address] = app.app.http.addresses()
    const port = typeof address === 'object' ? address.port : 0
    await new Promise<void>((closed) => {
      const socket = dial(port, '127.0.0.1', () => {
        socket.write(
          `POST ${uploadBusinessFile.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${staff.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n` +
            '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 half of it',
          () => socket.destroy(),
        )
      })
      socket.on('close', () => closed())
    })
    // When the next call on the same path is answered, the server has noticed.
    await uploadCertificate(staff)
    expect(await rows('stored_file')).toBe(before + 1)
    expect(await inStore()).toBe(filesBefore + 1)
  })

  test('another person’s file can be neither used, deleted nor read', async () => {
    const other = await app.as('body-staff-902')
    const file = await uploadCertificate(other)
    expect(await staff.refused(insertReport, { body: liftContent({ fileIds: [file.id] }) })).toMatchObject({
      status: 400,
      errors: [{ field: 'fileIds' }],
    })
    expect(await staff.refused(deleteBusinessFile, { body: { id: file.id } })).toMatchObject({ status: 404 })
    expect((await staff.raw(readFile, { params: { id: file.id } })).statusCode).toBe(404)
  })

  test('a private link works unchanged only', async () => {
    const file = await uploadCertificate(staff)
    const get = (url: string) => app.app.http.inject({ method: 'GET', url })
    const good = await get(file.url)
    expect(good.statusCode).toBe(200)
    expect(good.rawPayload.equals(certificateFile.bytes)).toBe(true)
    expect((await get(file.url.replace(/until=\d/, 'until=9'))).statusCode).toBe(404)
    expect((await get(`/api/file/${file.id}`)).statusCode).toBe(404)
  })

  test('a file in use cannot be deleted', async () => {
    const draft = await completeDraft(app, staff)
    expect(await staff.refused(deleteBusinessFile, { body: { id: draft.files[0]?.id ?? '' } })).toMatchObject({
      status: 409,
    })
  })
})
