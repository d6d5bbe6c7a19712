// A built server with the demo world for each worker of the browser tests, all started at the same time.
import type { TestProject } from 'vitest/node'
import { startServer, type StartedServer } from './server.ts'

export interface TestServer {
  /** Without a slash at the end. */
  url: string
  adminPassword: string
  demoPassword: string
  dataDir: string
  /** The environment of another instance of the same register. */
  instance: Readonly<Record<string, string>>
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker, in their order. */
    servers: TestServer[]
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminPassword = 'Kranich-7-Weiher!'
  const demoPassword = 'Fahrkorb-9-Stufe!'
  const env = { CAPTCHA: 'off', RATE_LIMIT: 'off', ADMIN_PASSWORD: adminPassword, DEMO_PASSWORD: demoPassword }
  const workers = Array.from({ length: project.config.maxWorkers }, (_, at) => at + 1)
  const starting = await Promise.allSettled(workers.map((worker) => startServer(`e2e-server-${worker}`, env)))
  const started = starting.flatMap((one): StartedServer[] => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()))
  }
  for (const one of starting)
    if (one.status === 'rejected') {
      await stop()
      throw one.reason
    }
  project.provide(
    'servers',
    started.map(({ url, dataDir, instance }) => ({ url, dataDir, instance, adminPassword, demoPassword })),
  )
  return stop
}
