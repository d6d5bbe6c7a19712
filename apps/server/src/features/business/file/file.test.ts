// Files of business records: their type is read from their bytes, only their link opens them, a record that uses them protects them, and a public certificate makes its file public.
import { createHash } from 'node:crypto'
import { deleteBusinessFile, readFile, uploadBusinessFile, type FileRow } from '@register/contract/business/file'
import { insertReport, publishReport } from '@register/contract/business/report/report'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApp, type Caller } from '../../../../test/app.ts'
import { certificateFile, completeDraft, liftContent, uploadCertificate } from '../../../../test/make.ts'

const app = await testApp()
const [staff, manager, expert] = [await app.as('body-staff'), await app.as('body-manager'), await app.as('expert')]

const get = (url: string) => app.app.http.inject({ method: 'GET', url })
const upload = (caller: Caller, file = certificateFile) => caller(uploadBusinessFile, { body: {} }, { file })
const query = ({ url }: FileRow) => Object.fromEntries(new URL(url, 'http://here').searchParams)

describe('an upload', () => {
  test('is answered with its content, and is private until a published certificate uses it', async () => {
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
    ['of a kind that is not taken', { name: 'page.html', bytes: Buffer.from('<html></html>') }, /are not accepted/],
    ['that is not what its name says', { name: 'page.pdf', bytes: Buffer.from('<html></html>') }, /./],
    ['that is empty', { name: 'none.pdf', bytes: Buffer.alloc(0) }, /is empty/],
  ])('%s is refused', async (_, file, said) => {
    const { status, errors } = await staff.refused(uploadBusinessFile, { body: {} }, { file })
    expect(status).toBe(400)
    expect(errors).toEqual([{ field: 'file', msg: expect.stringMatching(said) as string }])
  })

  test('of an unknown kind is refused, and so is a caller without the permission to upload', async () => {
    const { status, errors } = await staff.refused(
      uploadBusinessFile,
      { body: { kind: 'secret' } },
      { file: certificateFile },
    )
    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['kind']])
    expect((await expert.refused(uploadBusinessFile, { body: {} }, { file: certificateFile })).status).toBe(403)
  })
})

describe('within a day one person uploads', () => {
  const fill = (files: number, bytes: number) =>
    app.owner.query(
      `INSERT INTO stored_file (id, name, kind, mime, size, sha256, visibility, bound_to, created_by)
       SELECT 'filled-up-' || n, 'x.pdf', CASE WHEN n % 2 = 0 THEN 'certificate' ELSE 'other' END, 'application/pdf', ${bytes}, '', 'private',
         CASE WHEN n % 3 = 0 THEN 'report:1' END, u.id
       FROM app_user u, generate_series(1, ${files}) n WHERE u.username = 'body-manager'`,
    )
  const countStored = async () => {
    let count = 0
    for await (const _ of app.files.olderThan(-1_000)) count++
    return count
  }

  test.each([
    ['500 files', 500, 1],
    ['1000 MB', 100, 10 * 1024 * 1024],
  ])('%s, used or not: one more is refused before it is written', async (words, files, bytes) => {
    await fill(files, bytes)
    const before = await countStored()
    const reply = await manager.raw(uploadBusinessFile, { body: {} }, { file: certificateFile })
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['retry-after']).toBe('3600')
    expect(reply.json<{ msg: string }>().msg).toContain(words)
    expect(await countStored()).toBe(before)
    // The daily quota counts per person and per day.
    await upload(staff)
    await app.owner.query(`UPDATE stored_file SET created_at = now() - interval '25 hours' WHERE id LIKE 'filled-up-%'`)
    await upload(manager)
    await app.owner.query(`DELETE FROM stored_file WHERE id LIKE 'filled-up-%'`)
  })

  test('and uploads at once do not pass the limit together', async () => {
    const mine = `created_by = (SELECT id FROM app_user WHERE username = 'body-manager')`
    await app.owner.query(`DELETE FROM stored_file WHERE ${mine}`)
    await fill(498, 1)
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => manager.raw(uploadBusinessFile, { body: {} }, { file: certificateFile })),
    )
    await app.owner.query(`DELETE FROM stored_file WHERE ${mine}`)
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 200, 429, 429])
  })
})

describe('a name', () => {
  test.each([
    ['a\u202efdp.exe.pdf', 'afdp.exe.pdf'],
    ['cer\u200btifi\ufeffcate\u00ad.pdf', 'certificate.pdf'],
    ['\u3164\u2800证\u00a0\u3000书.pdf', '证 书.pdf'],
    ['..\\..\\x\u0007.pdf', 'x.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(116)}.pdf`],
  ])('%j is kept as it is seen', async (given, seen) => {
    expect((await upload(staff, { ...certificateFile, name: given })).name).toBe(seen)
  })

  test('without any visible content is refused', async () => {
    const { status } = await staff.refused(
      uploadBusinessFile,
      { body: {} },
      { file: { ...certificateFile, name: '\u200b\u202e' } },
    )
    expect(status).toBe(400)
  })
})

describe('a picture', () => {
  test('is stored without trailing bytes, and shown inline in a sandbox', async () => {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const tail = Buffer.from('<script>alert(1)</script>')
    const file = await upload(staff, { name: 'plate.png', bytes: Buffer.concat([bytes, tail]) })
    expect(file.size).toBe(bytes.length)
    const answer = await get(file.url)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'self'")
  })
})

describe('reading', () => {
  test('is read by the link alone, and the browser stores nothing', async () => {
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
    // Five minutes, in seconds since 1970.
    expect(Math.abs(Number(until) - Date.now() / 1_000 - 300)).toBeLessThan(60)
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
  test('is for its uploader, and leaves neither row nor bytes', async () => {
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
