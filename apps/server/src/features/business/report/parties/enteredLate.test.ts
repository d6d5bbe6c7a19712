// A register from before names were dated, in which a forgotten renaming of 2017 had overwritten that of 2019: its upgrade makes the line, and the task writes the name of 2019 again.
import { frontAnswer } from '@register/contract/business/publicReport'
import { expect, inject, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { withDatabase } from '../../../../../test/global.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { migrate, readMigrations } from '../../../../db/migrate.ts'
import type { JobRecord } from '../../../../jobs/job.ts'
import { putNamesIntoForce } from '../service.ts'

const app = await testApp()
const { admin, app: role } = inject('postgres')

test('the name of the latest day comes back, with version and notice, and what was in order stays', async () => {
  const [late, inOrder] = [await publishedReport(app), await publishedReport(app)]
  const printed = String(late.content['manufacturerName'])
  for (const { name, down } of (await readMigrations()).filter((one) => one.name >= '0100').toReversed()) {
    await app.owner.query(down)
    await app.owner.query('DELETE FROM migration WHERE name = $1', [name])
  }
  const renamed = async (id: number, names: readonly (readonly [string, string])[], first: string) => {
    let before = first
    for (const [at, [day, after]] of names.entries()) {
      const changes = JSON.stringify([{ field: 'manufacturerName', before, after }])
      await app.owner.query(
        `INSERT INTO report_version (report_id, version, kind, reason, change_date, changes, content, user_id)
         SELECT id, $2, 'rename', '更名', $3, $4, '{}', created_by FROM report WHERE id = $1`,
        [id, at + 2, day, changes],
      )
      before = after
    }
    await app.owner.query('UPDATE report SET manufacturer_name = $2, version = $3 WHERE id = $1', [
      id,
      before,
      names.length + 1,
    ])
  }
  await renamed(
    late.id,
    [
      ['2015-03-01', '二〇一五年的名称'],
      ['2019-03-01', '二〇一九年的名称'],
      ['2017-03-01', '二〇一七年的名称'],
    ],
    printed,
  )
  await renamed(inOrder.id, [['2016-01-01', '后来的名称']], String(inOrder.content['manufacturerName']))
  await migrate(withDatabase(admin, app.owner.database ?? ''), role?.user)

  const entries = async (id: number) =>
    (
      await app.owner.query<{ text: string }>(
        `SELECT concat_ws(' ', effective_on, value, CASE WHEN written THEN '' ELSE 'due' END) AS text FROM party_entry
         WHERE report_id = $1 ORDER BY effective_on NULLS FIRST`,
        [id],
      )
    ).rows.map(({ text }) => text.trim())
  expect(await entries(late.id)).toEqual([
    printed,
    '2015-03-01 二〇一五年的名称',
    '2017-03-01 二〇一七年的名称',
    '2019-03-01 二〇一九年的名称 due',
  ])
  expect((await entries(inOrder.id)).at(-1)).toBe('2016-01-01 后来的名称')

  const { db, secrets } = app
  const job = { id: 'names' } as JobRecord
  expect(await putNamesIntoForce({ db, secrets, job, signal: new AbortController().signal })).toBe(1)
  const answer = await app.stranger(frontAnswer, { body: { publicId: late.publicId } })
  expect(answer).toMatchObject({ manufacturerName: '二〇一九年的名称', version: 5 })
  expect(answer.history.at(-1)).toMatchObject({ kind: 'rename', date: '2019-03-01' })
  expect((await entries(late.id)).join()).not.toContain('due')
})
