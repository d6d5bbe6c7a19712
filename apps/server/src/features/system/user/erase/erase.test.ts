// Tests what a removed account leaves: every column of the schema that names a person is decided, and nothing else is found afterwards.
import { getSalt, login } from '@register/contract/system/account'
import { removeUsers } from '@register/contract/system/user/user'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { testPassword } from '../../../../../test/global.ts'
import { seal } from '../../../../../test/seal.ts'
import { account, goes, stays } from './named.ts'

const app = await testApp()

interface Column {
  table: string
  column: string
  names: boolean
}

/** The test asks for every column that may name a person: it refers to an account by a foreign key, or its name says so. */
const columns = async (): Promise<Column[]> =>
  (
    await app.owner.query<Column>(
      `SELECT c.table_name AS table, c.column_name AS column,
         c.column_name ~ '(^|_)(user|user_id|username|nickname|actor_id|actor_name|person|ip|user_agent|subject|from_mark)$'
           OR c.column_name ~ '_by$' AND c.data_type = 'bigint' AND c.column_name <> 'replaced_by'
           OR c.column_name ~ '^(contact|phone|email)' OR c.table_name ~ '^(sign_in|code_request)' AND c.column_name = 'address'
           OR EXISTS (SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = any(k.conkey)
             WHERE k.contype = 'f' AND k.confrelid = 'app_user'::regclass AND k.conrelid = quote_ident(c.table_name)::regclass
               AND a.attname = c.column_name) AS names
       FROM information_schema.columns c JOIN pg_class t ON t.relname = c.table_name AND t.relkind IN ('r', 'p')
       WHERE c.table_schema = 'public' ORDER BY 1, 2`,
    )
  ).rows

test('every column that names a person goes or has a reason to stay', async () => {
  const all = await columns()
  const own = all.filter(({ table }) => table === 'app_user').map(({ column }) => column)
  expect([...account.goes, ...Object.keys(account.stays)].toSorted()).toEqual(own)
  const tables = new Set<string>(goes)
  // Erasing an account deletes the messages it received, and keeps those it sent, because they are their receivers'.
  const named = all.filter(
    ({ table, column, names }) => table !== 'app_user' && (tables.has(table) ? column === 'from_id' : names),
  )
  expect(named.map(({ table, column }) => `${table}.${column}`)).toEqual(Object.keys(stays).toSorted())
  // A list of tables that are gone would hold nothing.
  expect(goes.filter((table) => !all.some((one) => one.table === table))).toEqual([])
})

test('nothing that was known of a person is found afterwards, except where it must stay', async () => {
  const [name, remark, address, hash] = ['王小明的名字', '只在备注里', '2001:db8:77:88::', 'former-hash-of-this-person']
  await app.owner.query(`UPDATE app_user SET nickname = $1, remark = $2 WHERE username = 'registered'`, [name, remark])
  await app.owner.query(
    `INSERT INTO former_password (user_id, hash) SELECT id, $1 FROM app_user WHERE username = 'registered'`,
    [hash],
  )
  const credentials = seal(await app.stranger(getSalt, {}), { password: testPassword })
  await app.stranger(login, { body: { username: 'registered', credentials } }, { from: '2001:db8:77:88::9' })
  // The accounts of the tests share a hash.
  const present = 'present-hash-of-this-person'
  const { rows } = await app.owner.query<{ id: number }>(
    `UPDATE app_user SET password_hash = $1 WHERE username = 'registered' RETURNING id`,
    [present],
  )
  const [person] = rows
  await (
    await app.as('system-admin')
  )(removeUsers, { params: { ids: String(person?.id) }, query: {} })
  const found: string[] = []
  for (const table of new Set((await columns()).map((one) => one.table)))
    for (const text of [name, remark, address, hash, present]) {
      const { rowCount } = await app.owner.query(
        `SELECT FROM ${table} t WHERE strpos(to_jsonb(t)::text, $1) > 0 LIMIT 1`,
        [text],
      )
      if (rowCount) found.push(`${table}: ${text}`)
    }
  expect(found.toSorted()).toEqual([`audit: ${address}`, `login_record: ${address}`])
  for (const table of goes) {
    const left = await app.owner.query(`SELECT FROM ${table} WHERE user_id = $1`, [person?.id])
    expect(left.rowCount, table).toBe(0)
  }
})
