// A separate process for embedded.test.ts: starts the server, reports it to its parent and runs until it is killed.
import { startEmbedded } from './embedded.ts'

try {
  const server = await startEmbedded({ dataDir: process.argv[2] ?? '', log: () => undefined })
  if (process.argv[3] === 'keep') server.keepRunning()
  process.send?.({ ...server, stop: undefined, keepRunning: undefined })
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.send?.({ error: String(error) })
  process.exitCode = 1
}
