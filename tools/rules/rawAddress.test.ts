// The rule of raw addresses finds each way in which a file could read one, and allows the one file that may.
import { expect, test } from 'vitest'
import { rawAddressProblems } from './rawAddress.mjs'

const file = 'apps/server/src/http/x.ts'

test.each([
  'rates.spend(kind, request.ip)',
  'const all = request.ips',
  'const { ip, id } = request',
  'const of = ({ ip }: FastifyRequest) => ip',
  'socket.remoteAddress',
  'const { remoteAddress } = socket',
  "request.headers['x-forwarded-for']",
])('%s', (line) => {
  expect(rawAddressProblems(file, `\n${line}`)).toEqual([expect.stringMatching(/x\.ts:2: .*peer\.ts reads it/)])
})

test.each([
  ['apps/server/src/http/peer.ts', 'peerAt(request.ip)'],
  ['apps/server/src/http/x.test.ts', 'socket.remoteAddress'],
  [file, 'peerOf(request).ip'],
  [file, 'ctx.meta.ip'],
  [file, 'row.ip'],
])('passes %s: %s', (path, line) => {
  expect(rawAddressProblems(path, line)).toEqual([])
})
