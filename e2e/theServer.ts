// The server of this worker: each worker has one of its own, so that parallel tests do not disturb each other.
import { inject } from 'vitest'
import type { TestServer } from './global.ts'

export function theServer(): TestServer {
  const servers = inject('servers')
  const own = servers[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error(`${servers.length} servers run, and none for worker ${process.env.VITEST_POOL_ID}`)
  return own
}
