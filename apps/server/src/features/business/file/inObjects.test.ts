// Files over HTTP while they lie in an object store: whole ones, damaged ones, lost ones, and a store that is away.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteBusinessFile, uploadBusinessFile } from '@register/contract/business/file'
import { readState } from '@register/contract/system/state'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { certificateFile } from '../../../../test/make.ts'
import { objectServer } from '../../../../test/objects/objectServer.ts'
import { objectStore } from '../../../files/object/objectStore.ts'

const server = await objectServer()
const spool = await mkdtemp(join(tmpdir(), 'register-spool-'))
const app = await testApp({ files: objectStore(server.place(), { spool }), objects: server.place() })
const staff = await app.as('body-staff')
await app.app.http.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.app.http.server.address() as AddressInfo
const get = (url: string) => fetch(`http://127.0.0.1:${port}${url}`)
const upload = () => staff(uploadBusinessFile, { body: {} }, { file: certificateFile })
afterAll(async () => {
  await server.close()
  await rm(spool, { recursive: true, force: true })
})
beforeEach(() => server.fails(undefined))

const objectOf = (id: string) => {
  const found = server.objects.get(`files/${id}`)
  if (!found) throw new Error('not stored')
  return found
}

test('a file that was uploaded is read whole, and the checks find nothing', async () => {
  const { id, url } = await upload()
  expect(objectOf(id).bytes.length).toBe(certificateFile.bytes.length)
  const answer = await get(url)
  expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(certificateFile.bytes)]).toEqual([200, true])
  expect(await app.findings()).not.toContain(`file-changed file:${id}`)
  expect((await (await app.as('system-admin'))(readState, {})).files.place).toBe('objects')
})

test.each([
  ['a short file', 0, 500],
  ['a long one', 3_000_000, 'broken off'],
])('%s whose bytes have changed in the store is never answered to its end, and is a finding', async (_, more, end) => {
  const { id, url } = await upload()
  const kept = objectOf(id)
  server.objects.set(`files/${id}`, { ...kept, bytes: Buffer.alloc(kept.bytes.length + more, 'x') })
  const answer = await get(url)
  const body = await answer.text().catch(() => 'broken off')
  expect(answer.status === 200 ? body : answer.status).toBe(end)
  expect(await app.findings()).toContain(`file-changed file:${id}`)
})

test('the refusal in place of a damaged public file is kept by nothing on the way, and has none of the file’s headers', async () => {
  const { id } = await upload()
  await app.owner.query("UPDATE stored_file SET visibility = 'public', bound_to = 'report:1' WHERE id = $1", [id])
  const whole = await get(`/api/file/${id}`)
  await whole.arrayBuffer()
  expect(whole.headers.get('cache-control')).toBe('public, max-age=300')
  const kept = objectOf(id)
  server.objects.set(`files/${id}`, { ...kept, bytes: Buffer.alloc(kept.bytes.length, 'x') })
  const answer = await get(`/api/file/${id}`)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ code: 500 })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toBeNull()
})

test('a file that is lost from the store is 404, and a finding', async () => {
  const { id, url } = await upload()
  server.objects.delete(`files/${id}`)
  expect((await get(url)).status).toBe(404)
  expect(await app.findings()).toContain(`file-missing file:${id}`)
})

test('while the store is away, reading and uploading are 503 with Retry-After, and a removal goes on without it', async () => {
  const { id, url } = await upload()
  server.fails(() => 'fail')
  const answer = await get(url)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await staff.refused(uploadBusinessFile, { body: {} }, { file: certificateFile })).toMatchObject({
    status: 503,
  })
  // Checks that could not read say so, instead of finding every file missing.
  await expect(app.findings()).rejects.toThrow('The file store is unavailable')
  // Its failure comes after the answer; without a listener it would end the process.
  await staff(deleteBusinessFile, { body: { id } })
  await expect.poll(async () => (await get(url)).status).toBe(404)
  server.fails(undefined)
  expect(server.objects.has(`files/${id}`)).toBe(true)
})
