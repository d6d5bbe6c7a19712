// Tests closing under load: fifty keep-alive connections send without a pause, and no accepted request fails.
import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { getCaptcha } from '@register/contract/system/account'
import { testApp } from '../../../test/app.ts'

interface Outcome {
  status?: number | undefined
  code?: string | undefined
}

/** Sends one request; returns the code of a failure instead of a status. */
const ask = (port: number, agent: Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path: getCaptcha.path, agent }, (answer) => {
      answer.on('error', () => resolve({ code: 'CUT' }))
      answer.on('end', () => resolve({ status: answer.statusCode }))
      answer.resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code }))
    sent.end()
  })

test('no accepted request fails; later ones are refused by the system', async () => {
  const { app } = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const [address] = app.http.addresses()
  const port = typeof address === 'object' ? address.port : 0
  const outcomes: Outcome[] = []
  let close: () => void = () => {}
  const closed = new Promise<void>((resolve, reject) => {
    close = () => void app.http.close().then(resolve, reject)
  })
  let connected = 0
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let sent = 0; ; sent++) {
      const outcome = await ask(port, agent)
      outcomes.push(outcome)
      // The server closes only once all connections are accepted, because it would refuse the others.
      if (sent === 0) connected++
      if (connected === 50 && sent === 20) close()
      if (outcome.code) return agent.destroy()
    }
  }
  const clients = Array.from({ length: 50 }, client)
  await Promise.all(clients)
  await closed
  expect(outcomes.filter((one) => one.status === 200).length).toBeGreaterThan(50)
  // Each client ends with a connection that the closed server no longer accepts.
  const failures = outcomes.filter((one) => one.status !== 200)
  expect(failures.map((one) => one.code)).toEqual(Array(50).fill('ECONNREFUSED'))
})
