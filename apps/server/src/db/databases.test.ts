// The embedded database: the app's own role cannot sign in with the owner's password, also in a folder of an earlier version.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { quickFolder } from '../../test/quickFolder.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from './databases.ts'

/** The name that the server knows the caller by, or its refusal. */
async function signedIn(as: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(as)
  try {
    await client.connect()
    return (await client.query<{ name: string }>('SELECT current_user AS name')).rows[0]?.name ?? ''
  } catch (error) {
    return (error as pg.DatabaseError).code ?? String(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

test('owner and app have different passwords, and a folder of before goes on working', async () => {
  const folder = quickFolder('register 库 ')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: join(folder, 'data'), DEMO: 'on' })
  const before = await openDatabase(config, () => {})
  const owner = before.owner as pg.ClientConfig & { password: string }
  // As earlier versions left it: one password for both.
  const client = new pg.Client(owner)
  await client.connect()
  await client.query(`ALTER ROLE register_app PASSWORD ${pg.escapeLiteral(owner.password)}`)
  await client.end()
  await before.stop()

  const { app, owner: again, stop } = await openDatabase(config, () => {})
  onTestFinished(stop)
  expect(await signedIn(again)).toBe('postgres')
  expect(await signedIn(app as pg.ClientConfig)).toBe('register_app')
  expect(await signedIn({ ...(app as pg.ClientConfig), password: owner.password })).toBe('28P01')
  expect(await signedIn({ ...again, password: app.password })).toBe('28P01')
})
