// Lets time pass for one record: its time is moved into the past in the database of the test server, so that no journey waits for a clock.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { theServer } from '../theServer.ts'

/** The embedded PostgreSQL names its port and socket in the data folder; another one is named by its address. */
async function database(): Promise<Client> {
  const { dataDir, instance } = theServer()
  if (instance['DATABASE_URL']) return new Client({ connectionString: instance['DATABASE_URL'] })
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return new Client({
    host: lines[4]?.trim() ?? '',
    port: Number(lines[3]),
    user: 'postgres',
    password: (await readFile(join(dataDir, 'postgres-password.txt'), 'utf8')).trim(),
    database: 'register',
  })
}

async function within(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = await database()
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** The time of publication of a scheduled notice has come, and the scheduled task that publishes it is due. */
export const noticeIsDue = (id: string): Promise<void> =>
  within(async (client) => {
    await client.query(`update public_notice set publish_at = now() - interval '1 second' where id = $1`, [id])
    await client.query(`update scheduled_task set next_at = now() where handler = 'publishNotices'`)
  })

/** This many minutes have passed since the person last gave the password. The server remembers a caller for a second. */
export const passwordWasGiven = (username: string, minutes: number): Promise<void> =>
  within((client) =>
    client.query(
      `update session set confirmed_at = now() - make_interval(mins => $2)
      from app_user u where u.id = user_id and u.username = $1`,
      [username, minutes],
    ),
  )
