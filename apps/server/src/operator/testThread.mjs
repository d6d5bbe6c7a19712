// A thread of the check for its tests: does with a share what its name says.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', (/** @type {'enough' | { name: string, after: number }} */ said) => {
  if (said === 'enough') return parentPort?.close()
  if (said.name === 'ends') process.exit(3)
  if (said.name === 'throws') throw new Error('a thread that failed')
  return parentPort?.postMessage([{ kind: said.name, what: '', where: `report:${said.after}` }])
})
