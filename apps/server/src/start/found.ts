// What a start finds before it writes anything: what the database holds, and to which register the data folder belongs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { firstAdministrator } from '@register/contract/system/setup/setup'
import { baseName, lastFormer } from '../db/schema/migration.ts'
import { demoUserNames } from '../../seed/demo/people.ts'

export type Kind = 'demonstration' | 'real'

export interface Identity {
  /** Three groups of four characters, short enough to read out. */
  id: string
  kind: Kind
}

export interface Found {
  /** Names of the migrations that ran; undefined where the database has no table of them. */
  applied: readonly string[] | undefined
  /** Of those that say so, the last migration of the oldest version that may run on a database with them. */
  beside: Readonly<Record<string, string>>
  /** Some tables of a database without a table of migrations, which is not ours then. */
  strange: readonly string[]
  /** Undefined in an empty database, and in one of a version that did not record it. */
  register: Identity | undefined
  /** The short name of the key that signed the public log last: every other use of the key goes with it. */
  keyId: string | undefined
  hasAccounts: boolean
  /** Whether the accounts of a demonstration are there, by which one of an earlier version is recognized. */
  hasDemoAccounts: boolean
}

export const emptyDatabase: Found = {
  applied: undefined,
  beside: {},
  strange: [],
  register: undefined,
  keyId: undefined,
  hasAccounts: false,
  hasDemoAccounts: false,
}

const has = async (client: pg.Client, table: string): Promise<boolean> =>
  (await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [`public.${table}`])).rows[0]
    ?.found === true

/** The register that the rows of an older or half-made database describe, as far as its tables are there. */
async function describedBy(client: pg.Client): Promise<Omit<Found, 'applied' | 'beside' | 'strange'>> {
  const first = async <T extends pg.QueryResultRow>(
    table: string,
    statement: string,
    values: unknown[] = [],
  ): Promise<T | undefined> =>
    (await has(client, table)) ? (await client.query<T>(statement, values)).rows[0] : undefined
  const head = await first<{ key_id: string | null }>('integrity_head', 'SELECT key_id FROM integrity_head')
  const accounts = await first<{ any: boolean; demo: number }>(
    'app_user',
    'SELECT count(*) > 0 AS any, count(*) FILTER (WHERE username_key = ANY($1))::int AS demo FROM app_user',
    [demoUserNames.filter((name) => name !== firstAdministrator)],
  )
  return {
    register: await first<{ id: string; kind: Kind }>('register', 'SELECT id, kind FROM register'),
    keyId: head?.key_id ?? undefined,
    hasAccounts: accounts?.any ?? false,
    // Some may have been removed; a real register has hardly any account of these names.
    hasDemoAccounts: (accounts?.demo ?? 0) > demoUserNames.length / 2,
  }
}

/** A database that the former migrations have brought to the base schema counts as one that began with it. */
const asApplied = (names: readonly string[]): readonly string[] =>
  names.includes(lastFormer) ? [baseName, ...names.filter((name) => name > lastFormer)] : names

/** Reads only. `client`: connected as the owner of the tables. */
export async function findRegister(client: pg.Client): Promise<Found> {
  if (await has(client, 'migration')) {
    const columns = await client.query(
      "SELECT 1 FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'migration' AND column_name IN ('name', 'hash')",
    )
    if (columns.rowCount === 2) {
      // By name from the row, because older databases have no such column.
      const { rows } = await client.query<{ name: string; beside: string | null }>(
        "SELECT name, to_jsonb(migration) ->> 'beside' AS beside FROM migration ORDER BY name",
      )
      return {
        applied: asApplied(rows.map(({ name }) => name)),
        beside: Object.fromEntries(rows.flatMap(({ name, beside }) => (beside === null ? [] : [[name, beside]]))),
        strange: [],
        ...(await describedBy(client)),
      }
    }
  }
  // Tables of an extension are not somebody's data.
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class c WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY relname LIMIT 3`,
  )
  return { ...emptyDatabase, strange: rows.map(({ name }) => name) }
}

export const idFile = (dataDir: string): string => join(dataDir, 'register-id.txt')

/** What marks a folder, or a store of files, as those of a register; `idIn` reads it. */
export const idText = (id: string): string =>
  `登记系统 · Register ${id}\n此处的数据属于上述登记系统，请勿删除 · What is here belongs to it; keep this\n`

export const idIn = (text: string): string | undefined =>
  /\bRegister ([2-9A-Z]{4}(?:-[2-9A-Z]{4}){2})\b/.exec(text)?.[1]

/** The id of the register whose files are in this folder; undefined where none was written yet. */
export async function idInFolder(dataDir: string): Promise<string | undefined> {
  const text = await readFile(idFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    // The system does not name the file where a folder is in its place.
    throw Object.assign(error, { path: idFile(dataDir) })
  })
  return idIn(text)
}
