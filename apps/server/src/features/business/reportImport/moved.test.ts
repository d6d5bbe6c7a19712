// A person whose body or right changes between asking and the work: nothing is done for the other body.
import { checkImport, readImport, runImport } from '@register/contract/business/reportImport'
import { expect, test } from 'vitest'
import { writeBook } from '../../../files/excel.ts'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'

/** Its jobs wait, because none begins after this. */
const waiting = await testApp()
await waiting.app.engine.close()
const working = await testApp({ sharing: waiting })
const manager = await waiting.as('body-manager')
const { rows } = await waiting.owner.query<{ dept: number; other: number }>(
  `SELECT u.dept_id::int AS dept, o.dept_id::int AS other FROM app_user u, app_user o
   WHERE u.username = 'body-manager' AND o.username = 'body-manager-902'`,
)
const [{ dept, other } = { dept: 0, other: 0 }] = rows

async function set(columns: string): Promise<void> {
  await waiting.owner.query(`UPDATE app_user SET ${columns} WHERE username = 'body-manager'`)
  waiting.app.actors.forget()
}
const upload = async () => {
  const bytes = await writeBook([{ name: 'x', columns: [{ header: 'x', width: 10 }], rows: [['x']] }])
  const body = { formKind: 'elevator', existing: 'false' as const }
  return manager(checkImport, { body }, { file: { name: 'reports.xlsx', bytes } })
}

test('a check that waited is refused under another body, and without the right', async () => {
  const [moved, lost] = [await upload(), await upload()]
  expect(moved.state).toBe('checking')
  await waiting.owner.query(
    `UPDATE job SET asked = jsonb_set(asked::jsonb, '{at,deptId}', to_jsonb($2::int))
     WHERE id = (SELECT job_id FROM import_job WHERE id = $1)`,
    [moved.id, other],
  )
  await waiting.owner.query(
    `UPDATE job SET created_by = (SELECT id FROM app_user WHERE username = 'auditor')
     WHERE id = (SELECT job_id FROM import_job WHERE id = $1)`,
    [lost.id],
  )
  await working.app.engine.start()
  expect(await endOfImport(manager, moved.id)).toMatchObject({
    state: 'failed',
    msg: expect.stringContaining('Your body, department or company has changed') as string,
  })
  expect((await endOfImport(manager, lost.id)).state).toBe('failed')
})

test('what was checked under one body is not imported under the other', async () => {
  const { id } = await upload()
  expect((await endOfImport(manager, id)).state).toBe('checked')
  await waiting.owner.query("UPDATE import_job SET good_rows = 1, bad_rows = 0, state = 'checked' WHERE id = $1", [id])
  await set(`dept_id = ${other}`)
  expect(await manager.refused(runImport, { body: { id, rows: 'good' } })).toMatchObject({
    status: 409,
    msg: expect.stringContaining('Your body, department or company has changed') as string,
  })
  await set(`dept_id = ${dept}`)
  expect((await manager(readImport, { body: { id } })).state).toBe('checked')
})
