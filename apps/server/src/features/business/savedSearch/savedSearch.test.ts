// Saved searches: who may read them, what may be saved, and that each new result is notified once.
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  listSearches,
  mostSearches,
  removeSearch,
  renameSearch,
  saveSearch,
  switchSearch,
  type SavedQuestion,
} from '@register/contract/business/savedSearch/savedSearch'
import { listMessages } from '@register/contract/system/message/message'
import { testApp } from '../../../../test/app.ts'
import { completeDraft, publishedReport } from '../../../../test/make.ts'
import { notifySearches } from './service.ts'

const app = await testApp()
const [registered, enterprise, staff] = [
  await app.as('registered'),
  await app.as('enterprise'),
  await app.as('body-staff'),
]
const foreign = { manufacturerCreditCode: null, manufacturerName: 'Aufzug Werke GmbH', country: 'DE' }
const look = () => notifySearches({ db: app.db, signal: new AbortController().signal })
const save = (question: SavedQuestion, tells = true) =>
  registered(saveSearch, { body: { name: '我的', question, tells } })
const messages = async () =>
  (await registered(listMessages, { query: {} })).list.map(({ title, text, object }) => [title, text, object])

beforeEach(() => app.owner.query('DELETE FROM message; DELETE FROM saved_search'))

describe('a look', () => {
  test.each<[string, SavedQuestion, number]>([
    ['by words', { keyword: 'Aufzug Werke' }, 2],
    ['by a category of any level', { categoryCode: '3000' }, 2],
    ['by words and a status', { keyword: 'aufzug', status: 'published' }, 2],
    ['by words that nothing new holds', { keyword: '没有这样的单位' }, 0],
    ['by a status that nothing new has', { keyword: 'Aufzug', status: 'revoked' }, 0],
  ])('%s tells once of what was published since', async (_, question, count) => {
    await publishedReport(app, foreign)
    await save(question)
    expect(await look()).toBe(0)
    await publishedReport(app, foreign)
    await publishedReport(app, foreign)
    await completeDraft(app, staff, foreign)
    expect(await look()).toBe(count === 0 ? 0 : 1)
    expect(await look()).toBe(0)
    const line = [
      'New results of a favourite search: 我的',
      `${count} certificates were published`,
      `search:${new URLSearchParams(question).toString()}`,
    ]
    expect(await messages()).toEqual(count === 0 ? [] : [line])
  })

  test('leaves to the next one what is being published meanwhile', async () => {
    const { id } = await publishedReport(app, foreign)
    await save({ keyword: 'Aufzug' })
    const writer = new pg.Client(app.connection)
    await writer.connect()
    await writer.query('BEGIN')
    await writer.query('UPDATE report SET published_at = now() WHERE id = $1', [id])
    expect(await look()).toBe(0)
    await writer.query('COMMIT')
    await writer.end()
    expect(await look()).toBe(1)
  })

  test('ignores searches that are switched off, and does not notify of their results later', async () => {
    await save({ keyword: 'Aufzug' })
    const [saved] = (await registered(listSearches, { body: {} })).list
    await registered(switchSearch, { body: { id: saved?.id ?? 0, tells: false } })
    await publishedReport(app, foreign)
    expect(await look()).toBe(0)
    await registered(switchSearch, { body: { id: saved?.id ?? 0, tells: true } })
    expect(await look()).toBe(0)
  })

  test('goes on past a question that is refused by now', async () => {
    await save({ keyword: 'Aufzug' })
    await save({ keyword: 'Aufzug Werke' })
    await app.owner.query(
      `UPDATE saved_search SET question = '{"status": "gone"}' WHERE id = (SELECT min(id) FROM saved_search)`,
    )
    await publishedReport(app, foreign)
    expect(await look()).toBe(1)
  })
})

describe('what is stored', () => {
  test('is the caller’s own to list, switch, rename and delete', async () => {
    await save({ keyword: 'Aufzug' }, false)
    const [saved] = (await registered(listSearches, { body: {} })).list
    expect(saved).toMatchObject({ name: '我的', question: { keyword: 'Aufzug' }, tells: false })
    const id = saved?.id ?? 0
    expect((await enterprise(listSearches, { body: {} })).total).toBe(0)
    expect((await enterprise.refused(switchSearch, { body: { id, tells: true } })).status).toBe(404)
    expect((await enterprise.refused(renameSearch, { body: { id, name: 'mine' } })).status).toBe(404)
    expect((await registered.refused(renameSearch, { body: { id, name: ' ' } })).errors[0]?.field).toBe('name')
    await registered(renameSearch, { body: { id, name: '客梯' } })
    expect((await registered(listSearches, { body: {} })).list).toMatchObject([{ id, name: '客梯', tells: false }])
    await enterprise(removeSearch, { body: { id } })
    expect((await registered(listSearches, { body: {} })).total).toBe(1)
    await registered(removeSearch, { body: { id } })
    expect((await registered(listSearches, { body: {} })).total).toBe(0)
  })

  test('is kept once: the same question is refused by the name that it has', async () => {
    await save({ keyword: 'Aufzug', status: 'published' })
    const body = { name: 'again', question: { status: 'published' as const, keyword: 'Aufzug' }, tells: false }
    expect(await registered.refused(saveSearch, { body })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('我的') as string,
    })
    await save({ keyword: 'Aufzug' })
    expect((await registered(listSearches, { body: {} })).total).toBe(2)
  })

  test.each<[string, object]>([
    ['nothing asked', {}],
    ['a keyword too short', { keyword: 'a' }],
    ['a status there is not', { status: 'gone' }],
    ['a day there is not', { issueDateFrom: '2026-02-31' }],
    ['days the wrong way round', { issueDateFrom: '2026-12-31', issueDateTo: '2026-01-01' }],
    ['too many categories', { categoryCode: '1,2,3,4,5,6,7,8,9' }],
    ['a category there is not', { categoryCode: 'zz' }],
    ['a body there is not', { bodyId: '99999' }],
  ])('%s is refused', async (_, question) => {
    const { statusCode } = await registered.raw(saveSearch, { body: { name: 'x', question, tells: true } })
    expect(statusCode).toBe(400)
  })

  test('is none of a stranger, and so many at most', async () => {
    const body = { name: 'x', question: { keyword: 'Aufzug' }, tells: true }
    expect((await app.stranger.raw(saveSearch, { body })).statusCode).toBe(401)
    await app.owner.query(
      `INSERT INTO saved_search (user_id, name, question, tells) SELECT u.id, 'x', '{}', false FROM app_user u, generate_series(1, ${mostSearches}) WHERE username = 'registered'`,
    )
    const refused = await registered.refused(saveSearch, { body })
    expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('30')])
  })
})
