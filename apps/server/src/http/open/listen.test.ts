// Tests that a place for a call that waits is given back however its connection ends.
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { publicChanges } from '@register/contract/business/integrity/changes'
import { testApp } from '../../../test/app.ts'

const metricsToken = 'a-token-for-the-collector'
const app = await testApp({ metricsToken })
const url = new URL(await app.app.http.listen({ port: 0, host: '127.0.0.1' }))

async function waiting(): Promise<number> {
  const answer = await fetch(new URL('/metrics', url), { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^http_running\{work="waiting"\} (\d+)$/m.exec(await answer.text())?.[1])
}

test('a connection that is closed gives its places back, also those of answers that wait behind another one', async () => {
  const { last } = await app.stranger(publicChanges, { query: {} })
  const call = (wait: number, accept: string) =>
    `GET ${publicChanges.path}?from=${last + 1}&wait=${wait} HTTP/1.1\r\nhost: x\r\naccept: ${accept}\r\n\r\n`
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  socket.write(call(25, '*/*') + call(0, 'text/event-stream') + call(25, '*/*'))
  await expect.poll(waiting).toBe(3)
  socket.destroy()
  await expect.poll(waiting).toBe(0)
})

test('a caller who sends the whole answer away gets no stream of it', async () => {
  const answer = await fetch(new URL(`${publicChanges.path}?from=1`, url), {
    method: 'HEAD',
    headers: { accept: 'text/event-stream' },
  })
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await waiting()).toBe(0)
})
