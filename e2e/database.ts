// A fresh database on the server that TEST_DATABASE_URL names, for a run of the browser tests against a real PostgreSQL.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface FreshDatabase {
  url: string
  /** With a database of its own the product wants its key from outside. */
  secretKey: string
  drop: () => Promise<void>
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Undefined when no server is given: the product then brings up the embedded one. */
export async function freshDatabase(): Promise<FreshDatabase | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (!given) return undefined
  const name = `register_e2e_${randomBytes(6).toString('hex')}`
  await execute(given, `create database ${name} encoding 'UTF8' template template0`)
  const url = new URL(given)
  url.pathname = `/${name}`
  return {
    url: url.href,
    secretKey: randomBytes(48).toString('base64'),
    drop: () => execute(given, `drop database if exists ${name} with (force)`),
  }
}
