// The base schema and the migrations after it, as their files say them (docs/decisions/0133-one-base-schema.md, docs/decisions/0166-migrations-beside-a-running-version.md).
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder, schemaFolder } from '../../paths.ts'

export interface Migration {
  name: string
  up: string
  /** Undefined for the base schema: before it there is no register. */
  down?: string
  /** sha256 of the file, to detect a migration that was changed after it ran. */
  hash: string
  /** The last migration of the oldest version that may run while this one is applied, and after it. Undefined: no other version may. */
  beside: string | undefined
}

/** Stands before the migrations in the order of names. */
export const baseName = '0134_base'
/** The last of the migrations that the base schema took the place of. A database that has it has the base schema. */
export const lastFormer = '0134_sign_in_by_address.sql'
/** The last migration from before they said what may run beside them. */
export const lastSilent = '0160_public_notices_count.sql'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

async function namesIn(folder: URL): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
}

async function textsIn(folder: URL): Promise<{ name: string; text: string }[]> {
  const path = fileURLToPath(folder)
  const names = await namesIn(folder)
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(path, name), 'utf8') })))
}

export async function readBase(): Promise<Migration> {
  const up = (await textsIn(schemaFolder)).map(({ text }) => text).join('\n')
  return { name: baseName, up, hash: hashOf(up), beside: undefined }
}

/** Throws where a part is missing, and where one that is no longer silent does not say what may run beside it. */
export function parseMigration(name: string, text: string): Migration & { down: string } {
  const [, head, up, down] = /^([\s\S]*?)^-- up\n([\s\S]*)^-- down\n([\s\S]*)$/m.exec(text) ?? []
  if (head === undefined || !up || !down) throw new Error(`${name} needs an "-- up" and a "-- down" part`)
  const [, beside] = /^-- beside: (\S+)$/m.exec(head) ?? []
  const isAlone = /^-- alone: \S/m.test(head)
  if (name > lastSilent && (beside === undefined) !== isAlone)
    throw new Error(`${name} needs either "-- beside: <the last migration of a version>" or "-- alone: <why>"`)
  if (beside !== undefined && !(beside < name)) throw new Error(`${name}: "-- beside:" names a migration before it`)
  return { name, up, down, hash: hashOf(text), beside }
}

/** The base schema and what has changed since, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const later = (await textsIn(migrationsFolder)).map(({ name, text }) => parseMigration(name, text))
  return [await readBase(), ...later]
}

/** Names of the migrations that this version knows, in order. */
export const knownMigrations = async (): Promise<readonly string[]> => [baseName, ...(await namesIn(migrationsFolder))]

/** Name of the last migration that this version knows. */
export const lastMigration = async (): Promise<string> => (await knownMigrations()).at(-1) ?? baseName

/** Whether a version whose last migration is `last` may run on a database with a step that is not among its own, whatever the step's number: one of a branch may have an earlier one. */
export const bearsUnknown = (last: string, beside: string | undefined): boolean =>
  beside !== undefined && last >= beside

/** Whether a version of which only the last migration is known, `knows`, may run on a database that has this one. */
export const mayRunWith = (knows: string, { name, beside }: Pick<Migration, 'name' | 'beside'>): boolean =>
  knows >= name || bearsUnknown(knows, beside)
