// One built server with the demo world for all browser tests.
import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

export interface TestServer {
  /** Without a slash at the end. */
  url: string
  adminPassword: string
  demoPassword: string
  dataDir: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    server: TestServer
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminPassword = 'Kranich-7-Weiher!'
  const demoPassword = 'Fahrkorb-9-Stufe!'
  const { url, dataDir, stop } = await startServer('e2e-server', {
    CAPTCHA: 'off',
    RATE_LIMIT: 'off',
    ADMIN_PASSWORD: adminPassword,
    DEMO_PASSWORD: demoPassword,
  })
  project.provide('server', { url, adminPassword, demoPassword, dataDir })
  return stop
}
