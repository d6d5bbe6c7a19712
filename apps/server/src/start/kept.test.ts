// A register stays what it was begun as, in whatever way it is started later by mistake; and what a first start gives, later ones do not.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shanghaiDay } from '@register/contract/dates'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { connect } from '../db/connect.ts'
import { emptyDatabase } from './found.ts'
import { identify } from './identity.ts'
import { verdictOn } from './verdict.ts'
import { key, newDatabase, newFolder, otherKey, tried, type Place } from './tried.ts'

const strong = 'Blue-Kettle-42-Orbit'

/** Everything that a wrong start could add or change, as one text per thing. */
const stateOf = async ({ query }: Place): Promise<unknown> =>
  query(`SELECT (SELECT string_agg(username || password_hash || status, ',' ORDER BY id) FROM app_user) AS accounts,
    (SELECT count(*)::int FROM report) AS reports, (SELECT count(*)::int FROM dept) AS departments,
    (SELECT count(*)::int FROM demo_sample) AS samples, (SELECT last_id FROM audit_head) AS audited,
    (SELECT concat(last_id, signature) FROM integrity_head) AS logged,
    (SELECT value FROM config WHERE key = 'registration') AS registration,
    (SELECT value FROM config WHERE key = 'firstDay') AS "firstDay",
    (SELECT concat_ws(' ', id, kind, since, version) FROM register) AS register`)

test('a real register, ten wrong starts, a renamed administrator: nothing changes', async () => {
  const database = await newDatabase()
  const [folder, elsewhere] = [await newFolder(), await newFolder()]
  const right = { DATABASE_URL: database.url, SECRET_KEY: key, DATA_DIR: folder }
  const days = [shanghaiDay()]
  const { refused, said, left } = await tried({ ...right, DEMO: 'off' }, async (address) => {
    expect(await (await fetch(`${address}/ready`)).json()).toEqual({ ready: true })
  })
  expect(refused).toEqual([])
  expect(said.join('\n')).toMatch(
    /^Database brought up[^]*\nA real register begins.*\n[^]*real register [2-9A-Z-]{14} · 正式系统\n.*\nFirst sign-ins stand in/,
  )
  expect(left).toEqual(expect.arrayContaining(['first-sign-in.txt', 'register-id.txt']))
  const passwords = await readFile(join(folder, 'first-sign-in.txt'), 'utf8')
  expect(passwords).not.toContain('body-staff')
  // As an administrator may do; it is no reason to make the account anew.
  await database.query("UPDATE app_user SET username = 'chief', username_key = 'chief'")
  const before = await stateOf(database)
  days.push(shanghaiDay())
  const isOfThen: unknown = expect.toSatisfy((day: string) => days.includes(day))
  expect(before).toEqual([expect.objectContaining({ firstDay: isOfThen })])

  const demo = { ...right, DEMO: 'on' }
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', CAPTCHA: '', RATE_LIMIT: '' }
  for (const [env, expected] of [
    [right, undefined],
    [{ ...right, DEMO: '' }, undefined],
    [{ ...right, ADMIN_PASSWORD: strong, DEMO_PASSWORD: strong }, undefined],
    [{ ...right, ...production }, undefined],
    [{ ...right, DATA_DIR: elsewhere }, undefined],
    [demo, 'DEMO=on contradicts this register'],
    [{ ...right, DEMO: '1' }, 'DEMO=on contradicts this register'],
    [{ ...demo, ...production }, 'DEMO=on contradicts this register'],
    [{ ...demo, DEMO_PASSWORD: strong, DATA_DIR: await newFolder() }, 'DEMO=on contradicts this register'],
    [{ ...right, SECRET_KEY: otherKey }, 'This register needs the key'],
  ] as const) {
    const later = await tried(env)
    expect(later.refused.join()).toContain(expected ?? '')
    expect(later.refused).toHaveLength(expected ? 1 : 0)
    expect(later.said.join('\n').includes('ADMIN_PASSWORD has no effect')).toBe('ADMIN_PASSWORD' in env)
    // Its account has another name now.
    expect(later.said.join('\n')).not.toMatch(/begins|First sign-ins/)
    expect(await stateOf(database)).toEqual(before)
    expect(await readFile(join(folder, 'first-sign-in.txt'), 'utf8')).toBe(passwords)
  }
  // The second folder belongs to the register now.
  expect(await readFile(join(elsewhere, 'register-id.txt'), 'utf8')).toBe(
    await readFile(join(folder, 'register-id.txt'), 'utf8'),
  )
})

test('two first starts at once, of both kinds: one register, and the other start is refused', async () => {
  const database = await newDatabase()
  const right = { DATABASE_URL: database.url, SECRET_KEY: key }
  const real = { ...right, DEMO: 'off', DATA_DIR: await newFolder() }
  // The demonstration looks while the database is empty, and is there with its row after the other one.
  const situation = {
    found: emptyDatabase,
    known: [],
    keyId: undefined,
    folderId: undefined,
    config: readConfig({ ...right, DEMO: 'on', DATA_DIR: await newFolder() }),
  }
  expect(verdictOn(situation)).toEqual({ kind: 'demonstration', begins: true })
  expect((await tried(real)).refused).toEqual([])
  const { db } = connect({ connectionString: database.url })
  await expect(identify(db, situation, 'demonstration')).rejects.toThrow(/^DEMO=on contradicts this register/)
  await db.destroy()
  expect(await readdir(situation.config.dataDir)).toEqual([])

  // Of one kind, both go on.
  const shared = { ...right, DATABASE_URL: (await newDatabase()).url, DEMO: 'off', DATA_DIR: await newFolder() }
  const both = await Promise.all([tried(shared), tried(shared)])
  expect(both.map(({ refused }) => refused)).toEqual([[], []])
})

test('the row of what it is cannot be changed, by the owner either', async () => {
  const database = await newDatabase('template')
  await database.query("INSERT INTO register (id, kind, version) VALUES ('2345-6789-ABCD', 'real', '1')")
  for (const act of ["UPDATE register SET kind = 'demonstration'", 'DELETE FROM register', 'TRUNCATE register'])
    await expect(database.query(act)).rejects.toThrow('What a register is never changes')
})

test('a register of a version without the row is what its accounts say, and its log needs its key', async () => {
  const database = await newDatabase('template')
  const right = { DATABASE_URL: database.url, SECRET_KEY: key, DATA_DIR: await newFolder() }
  const real = await newDatabase('template')
  // An administrator has renamed what a demonstration began with.
  await real.query("UPDATE app_user SET username = 'u' || id, username_key = 'u' || id")
  const ofReal = { ...right, DATABASE_URL: real.url, DATA_DIR: await newFolder() }
  expect((await tried({ ...ofReal, DEMO: 'on' })).refused[0]).toMatch(
    /^DEMO=on contradicts this register: it is a real/,
  )
  expect((await tried(ofReal)).refused).toEqual([])
  expect(await real.query('SELECT kind FROM register')).toEqual([{ kind: 'real' }])
  expect(await real.query("SELECT count(*)::int AS n FROM app_user WHERE username LIKE '%staff%'")).toEqual([{ n: 0 }])
  expect((await tried({ ...right, DEMO: 'off' })).refused[0]).toMatch(
    /^DEMO=off contradicts this register: it is a demo/,
  )
  // The log of the real one was begun by its start; with another key nothing goes on.
  expect((await tried({ ...ofReal, SECRET_KEY: otherKey })).refused[0]).toMatch(/^This register needs the key/)
})

test('the file of the first passwords is never written over, and named while it is of use', async () => {
  const database = await newDatabase()
  const folder = await newFolder()
  await writeFile(join(folder, 'first-sign-in.txt'), 'of another register\n')
  const right = { DATABASE_URL: database.url, SECRET_KEY: key, DATA_DIR: folder, DEMO: 'off' }
  expect((await tried(right)).refused).toEqual([])
  expect(await readFile(join(folder, 'first-sign-in.txt'), 'utf8')).toBe('of another register\n')
  expect(await readFile(join(folder, 'first-sign-in-2.txt'), 'utf8')).toMatch(/^首次登录[^]*admin {2}\S{12,}/)
  expect(await readdir(folder)).not.toContain('first-sign-in.txt.new')
  expect((await tried(right)).said.join('\n')).toContain('First sign-ins stand in')
  await database.query('UPDATE app_user SET password_changed_at = now()')
  expect((await tried(right)).said.join('\n')).not.toContain('First sign-ins')
})
