// Files of business records: taken for what they are, read by their link alone, kept while a record uses them, public with their certificate.
import { createHash } from 'node:crypto'
import { deleteBusinessFile, readFile, uploadBusinessFile, type FileRow } from '@register/contract/business/file'
import { insertReport, publishReport } from '@register/contract/business/report'
import { describe, expect, test } from 'vitest'
import { testApp, type Caller } from '../../../../test/app.ts'
import { certificateFile, completeDraft, liftContent, uploadCertificate } from '../../../../test/make.ts'

const app = await testApp()
const [staff, manager, expert] = [await app.as('body-staff'), await app.as('body-manager'), await app.as('expert')]

const get = (url: string) => app.app.http.inject({ method: 'GET', url })
const upload = (caller: Caller, file = certificateFile) => caller(uploadBusinessFile, { body: {} }, { file })
const query = ({ url }: FileRow) => Object.fromEntries(new URL(url, 'http://here').searchParams)

describe('an upload', () => {
  test('is told with its content, private until a published certificate uses it', async () => {
    const file = await upload(staff)
    expect(file).toMatchObject({
      name: 'certificate.pdf',
      kind: 'other',
      mime: 'application/pdf',
      size: certificateFile.bytes.length,
      sha256: createHash('sha256').update(certificateFile.bytes).digest('hex'),
      visibility: 'private',
    })
    expect(file.id).toMatch(/^[\w-]{22}$/)
  })

  test.each([
    ['of a kind that is not taken', { name: 'page.html', bytes: Buffer.from('<html></html>') }, /are not taken/],
    ['that is not what its name says', { name: 'page.pdf', bytes: Buffer.from('<html></html>') }, /./],
    ['that is empty', { name: 'none.pdf', bytes: Buffer.alloc(0) }, /is empty/],
  ])('%s is refused', async (_, file, said) => {
    const { status, errors } = await staff.refused(uploadBusinessFile, { body: {} }, { file })
    expect(status).toBe(400)
    expect(errors).toEqual([{ field: 'file', msg: expect.stringMatching(said) as string }])
  })

  test('of a kind nobody knows is refused, and so is one without the right to upload', async () => {
    const { status, errors } = await staff.refused(
      uploadBusinessFile,
      { body: { kind: 'secret' } },
      { file: certificateFile },
    )
    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['kind']])
    expect((await expert.refused(uploadBusinessFile, { body: {} }, { file: certificateFile })).status).toBe(403)
  })
})

describe('reading', () => {
  test('goes by the link alone, whoever has it, and the browser keeps nothing', async () => {
    const { url } = await upload(staff)
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(certificateFile.bytes)).toBe(true)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'self'")
    const saved = await get(`${url}&download=1`)
    expect(saved.headers['content-disposition']).toContain('certificate.pdf')
  })

  test('without the link, with another’s, or with a longer life written into it, finds nothing', async () => {
    const [mine, another] = [await upload(staff), await upload(staff)]
    const { until, signature } = query(mine)
    for (const link of [
      {},
      { until },
      { until: Number(until) + 600, signature },
      { until: 1, signature },
      query(another),
    ]) {
      const { statusCode } = await app.stranger.raw(readFile, { params: { id: mine.id }, query: link })
      expect(statusCode).toBe(404)
    }
    expect((await app.stranger.raw(readFile, { params: { id: 'x'.repeat(22) } })).statusCode).toBe(404)
  })
})

describe('taking back', () => {
  test('is for whoever uploaded it, and leaves neither row nor bytes', async () => {
    const file = await upload(staff)
    expect((await manager.refused(deleteBusinessFile, { body: { id: file.id } })).status).toBe(404)
    expect((await get(file.url)).statusCode).toBe(200)
    await staff(deleteBusinessFile, { body: { id: file.id } })
    expect((await get(file.url)).statusCode).toBe(404)
    await expect.poll(() => app.files.read(file.id).then(Boolean, () => false)).toBe(false)
    expect((await staff.refused(deleteBusinessFile, { body: { id: file.id } })).status).toBe(404)
  })

  test('is refused while a record uses it', async () => {
    const file = await uploadCertificate(staff)
    await completeDraft(app, staff, { fileIds: [file.id] })
    const { status, msg } = await staff.refused(deleteBusinessFile, { body: { id: file.id } })
    expect([status, msg]).toEqual([409, 'A record uses this file, so it cannot be deleted'])
    expect((await get(file.url)).statusCode).toBe(200)
  })
})

describe('the files of a report', () => {
  test('must be the writer’s own and used by no other record', async () => {
    const used = await uploadCertificate(staff)
    await completeDraft(app, staff, { fileIds: [used.id] })
    for (const id of [used.id, (await uploadCertificate(manager)).id, 'x'.repeat(22)]) {
      const { status, errors } = await staff.refused(insertReport, { body: liftContent({ fileIds: [id] }) })
      expect([status, errors.map(({ field }) => field)]).toEqual([400, ['fileIds']])
    }
  })

  test('become public with the report when they are certificates; the others stay as they are', async () => {
    const certificate = await uploadCertificate(staff)
    const proof = await staff(uploadBusinessFile, { body: { kind: 'proof' } }, { file: certificateFile })
    const draft = await completeDraft(app, staff, { fileIds: [certificate.id, proof.id] })
    expect((await get(`/api/file/${certificate.id}`)).statusCode).toBe(404)
    await manager(publishReport, { body: { id: draft.id, rev: draft.rev } })
    const answer = await get(`/api/file/${certificate.id}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
    expect((await get(`/api/file/${proof.id}`)).statusCode).toBe(404)
  })
})
