// A fresh database on the server that TEST_DATABASE_URL names, for a run of the browser tests against a real PostgreSQL.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface FreshDatabase {
  url: string
  /** With an external database the product requires a key from its environment. */
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

/** Undefined when TEST_DATABASE_URL is not set: the product then starts the embedded server. */
export async function freshDatabase(): Promise<FreshDatabase | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const name = `register_e2e_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} encoding 'UTF8' template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    secretKey: randomBytes(48).toString('base64'),
    drop: () => execute(server, `drop database if exists ${name} with (force)`),
  }
}
