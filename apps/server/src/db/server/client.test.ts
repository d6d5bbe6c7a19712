// A connection that breaks in the middle of a start is an error of its work, and no end of the process.
import { expect, inject, test } from 'vitest'
import { withClient } from './client.ts'

test('a connection that breaks while a statement runs, and while none does', async () => {
  const { admin } = inject('postgres')
  const end = (pid: number) =>
    withClient(admin, (other) => other.query('SELECT pg_terminate_backend($1)', [pid]).then(() => undefined))
  const broken = (sleeps: boolean) =>
    withClient(admin, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      const sleeping = sleeps ? client.query('SELECT pg_sleep(30)') : undefined
      await Promise.all([end(rows[0]?.pid ?? 0), sleeping])
      return client.query('SELECT 1')
    })
  await expect(broken(true)).rejects.toThrow(/terminat|connection/i)
  await expect(broken(false)).rejects.toThrow(/terminat|connection|queryable/i)
})

test('one that cannot be had is told as the caller wants', async () => {
  const nowhere = { host: '127.0.0.1', port: 1 }
  await expect(
    withClient(
      nowhere,
      async () => 1,
      () => new Error('nobody there'),
    ),
  ).rejects.toThrow('nobody there')
})
