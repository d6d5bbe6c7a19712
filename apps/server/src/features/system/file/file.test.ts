// The library from the side of its users: who sees which file, who may remove it, how much one person may store.
import { deleteBusinessFile, readFile } from '@register/contract/business/file'
import {
  deleteFile,
  fileMenu,
  listFiles,
  uploadFile,
  uploadPrivateFile,
  uploadPublicFile,
} from '@register/contract/system/file'
import { addNotice, removeNotice } from '@register/contract/system/notice'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sweep } from '../../business/file/service.ts'
import { writeBook } from '../../../files/excel.ts'
import { testApp, type Caller } from '../../../../test/app.ts'
import { certificateFile } from '../../../../test/make.ts'

const app = await testApp()
const [staff, other, clerk, visitor, system] = (await Promise.all(
  ['body-staff', 'expert', 'head-office', 'registered', 'system-admin'].map((name) => app.as(name)),
)) as [Caller, Caller, Caller, Caller, Caller]

const picture = {
  name: 'logo.png',
  bytes: await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer(),
}
const book = {
  name: '台账.XLSX',
  bytes: await writeBook([{ name: 'a', columns: [{ header: 'a', width: 5 }], rows: [] }]),
}
const get = (url: string) => app.app.http.inject({ method: 'GET', url })
const ids = async (caller: Caller, query = {}) => (await caller(listFiles, { query })).list.map((file) => file.id)

describe('groups', () => {
  it('are four, with the number of their files, and take uploads by their content', async () => {
    const groups = await staff(fileMenu, {})
    expect(groups.map((group) => [group.name, group.files])).toEqual([
      ['Pictures', 0],
      ['Documents', 0],
      ['Spreadsheets', 0],
      ['Other', 0],
    ])
    const [pictures, documents, sheets, rest] = groups.map((group) => group.id)
    expect(await staff(uploadFile, { body: {} }, { file: picture })).toMatchObject({
      groupId: pictures,
      extension: 'png',
    })
    expect(await staff(uploadFile, { body: {} }, { file: certificateFile })).toMatchObject({ groupId: documents })
    expect(await staff(uploadFile, { body: {} }, { file: book })).toMatchObject({ groupId: sheets, extension: 'xlsx' })
    const chosen = await staff(uploadFile, { body: { groupId: rest } }, { file: picture })
    expect(chosen).toMatchObject({ groupId: rest, name: 'logo.png', mime: 'image/png', removable: true })
    expect((await other(fileMenu, {})).map((group) => group.files)).toEqual([1, 1, 1, 1])
    const refusal = await staff.refused(uploadFile, { body: { groupId: 999 } }, { file: picture })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'groupId' }] })
  })

  it('are seen by the offices, filtered and searched, and not by visitors and companies', async () => {
    const all = await clerk(listFiles, { query: {} })
    expect(all.total).toBe(4)
    expect(all.list.every((file) => !file.removable)).toBe(true)
    expect((await get(all.list[0]?.url ?? '')).statusCode).toBe(200)
    const [pictures] = await staff(fileMenu, {})
    expect((await clerk(listFiles, { query: { groupId: pictures?.id } })).total).toBe(1)
    expect((await clerk(listFiles, { query: { extension: 'png,pdf' } })).total).toBe(3)
    expect((await clerk(listFiles, { query: { extension: 'png|!=' } })).total).toBe(2)
    expect((await clerk(listFiles, { query: { keyword: '台账' } })).list.map((file) => file.name)).toEqual([
      '台账.XLSX',
    ])
    for (const endpoint of [listFiles, fileMenu])
      expect((await visitor.refused(endpoint, { query: {} })).status).toBe(403)
    expect((await clerk.refused(listFiles, { query: { groupId: 'x' } })).errors[0]?.field).toBe('groupId')
  })
})

describe('a private file', () => {
  it('is its uploader’s alone, whoever asks, and read by a signed link', async () => {
    const file = await staff(uploadPrivateFile, { body: {} }, { file: picture })
    expect(file.groupId).toBeNull()
    expect(await ids(staff)).toContain(file.id)
    for (const stranger of [other, system]) {
      expect(await ids(stranger)).not.toContain(file.id)
      expect((await stranger.refused(deleteFile, { params: { id: file.id } })).status).toBe(404)
    }
    expect((await get(`/api/file/${file.id}`)).statusCode).toBe(404)
    expect((await get(file.url)).rawPayload.equals(picture.bytes)).toBe(true)
  })
})

describe('a public file', () => {
  it('is read by anyone, listed to its uploader and to those who clear up', async () => {
    const file = await staff(uploadPublicFile, { body: {} }, { file: picture })
    expect(file.url).toBe(`/api/file/${file.id}`)
    expect((await app.stranger.raw(readFile, { params: { id: file.id } })).statusCode).toBe(200)
    expect(await ids(staff)).toContain(file.id)
    expect(await ids(other)).not.toContain(file.id)
    expect((await system(listFiles, { query: {} })).list.find((one) => one.id === file.id)).toMatchObject({
      removable: true,
    })
    expect((await other.refused(deleteFile, { params: { id: file.id } })).status).toBe(404)
    await system(deleteFile, { params: { id: file.id } })
    expect((await app.stranger.raw(readFile, { params: { id: file.id } })).statusCode).toBe(404)
  })
})

describe('taking away', () => {
  it('is for the uploader, with the bytes; of others it takes the permission', async () => {
    const file = await staff(uploadFile, { body: {} }, { file: picture })
    expect((await clerk.refused(deleteFile, { params: { id: file.id } })).status).toBe(403)
    await staff(deleteFile, { params: { id: file.id } })
    await expect
      .poll(() =>
        app.files.read(file.id).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone')
    expect((await staff.refused(deleteFile, { params: { id: file.id } })).status).toBe(404)
    const again = await staff(uploadFile, { body: {} }, { file: picture })
    await system(deleteFile, { params: { id: again.id } })
  })

  it('is refused while a text shows the file', async () => {
    const file = await system(uploadPublicFile, { body: {} }, { file: picture })
    const notice = await system(addNotice, {
      body: { title: 'x', type: 'notice', status: 'draft', content: `<p><img src="${file.url}"></p>` },
    })
    expect((await system.refused(deleteFile, { params: { id: file.id } })).status).toBe(409)
    await system(removeNotice, { params: { id: notice.id } })
    await system(deleteFile, { params: { id: file.id } })
  })

  it('does not reach files of business records, nor the other way round', async () => {
    const file = await staff(uploadFile, { body: {} }, { file: picture })
    expect((await staff.refused(deleteBusinessFile, { body: { id: file.id } })).status).toBe(409)
    await sweep(app.db, app.files)
    expect(await ids(staff)).toContain(file.id)
    expect(await app.findings()).toEqual([])
  })
})

describe('what one may keep', () => {
  const fill = (files: number, bytes: number) =>
    app.owner.query(
      `INSERT INTO stored_file (id, name, kind, mime, size, sha256, visibility, bound_to, created_by)
       SELECT 'filled-up-' || n, 'x.png', 'library', 'image/png', ${bytes}, '', 'private', 'library:own', u.id
       FROM app_user u, generate_series(1, ${files}) n WHERE u.username = 'expert'`,
    )
  const clear = () => app.owner.query(`DELETE FROM stored_file WHERE id LIKE 'filled-up-%'`)
  const countStored = async () => {
    let count = 0
    for await (const _ of app.files.olderThan(-1_000)) count++
    return count
  }

  it.each([
    ['500 files', 500, 1, 409],
    ['500 MB', 50, 10 * 1024 * 1024, 413],
  ])('is %s: one more is refused before it is written', async (words, files, bytes, status) => {
    await fill(files, bytes)
    const before = await countStored()
    const refusal = await other.refused(uploadPrivateFile, { body: {} }, { file: picture })
    expect(refusal).toMatchObject({ status, msg: expect.stringContaining(words) as string })
    expect(await countStored()).toBe(before)
    await clear()
    await other(uploadPrivateFile, { body: {} }, { file: picture })
  })

  it('is only what the product takes', async () => {
    const refusal = await other.refused(uploadFile, {}, { file: { name: 'a.svg', bytes: Buffer.from('<svg/>') } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'file' }] })
  })
})
