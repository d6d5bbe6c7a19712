// Tests uploads with a scanner that speaks clamd's protocol: accepted, refused by name, and refused while it cannot be reached.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { uploadBusinessFile } from '@register/contract/business/file'
import { certificateFile } from '../../test/make.ts'
import { testApp } from '../../test/app.ts'
import { scannerAt } from './scanner.ts'

const servers: Server[] = []
const open = new Set<Socket>()
afterAll(() => {
  for (const socket of open) socket.destroy()
  for (const server of servers) server.close()
})

/** Reads the stream as clamd does, and answers the result of `check`; does not answer for undefined. */
function clamd(judge: (bytes: Buffer) => string | undefined): Server {
  const server = createServer((socket) => {
    open.add(socket)
    let given = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      given = Buffer.concat([given, chunk])
      const command = Buffer.from('zINSTREAM\0')
      if (given.length < command.length) return
      expect(given.subarray(0, command.length)).toEqual(command)
      const parts: Buffer[] = []
      for (let at = command.length; at + 4 <= given.length;) {
        const length = given.readUInt32BE(at)
        if (length === 0) {
          const said = judge(Buffer.concat(parts))
          if (said !== undefined) socket.end(`${said}\0`)
          return
        }
        parts.push(given.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
    })
  })
  servers.push(server)
  return server
}
const listen = (server: Server, where: string | number) =>
  new Promise<void>((ready) =>
    typeof where === 'string' ? server.listen(where, ready) : server.listen(where, '127.0.0.1', ready),
  )

const verdict = (bytes: Buffer) => (bytes.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')
const overTcp = clamd(verdict)
await listen(overTcp, 0)
const { port } = overTcp.address() as AddressInfo

const infected = { name: 'a.pdf', bytes: Buffer.concat([certificateFile.bytes, Buffer.from('EICAR')]) }
const large = {
  name: 'a.pdf',
  bytes: Buffer.concat([certificateFile.bytes, Buffer.alloc(5_000_000), Buffer.from('EICAR')]),
}

describe('with a scanner', async () => {
  const app = await testApp({ scanner: { host: '127.0.0.1', port } })
  const staff = await app.as('body-staff')
  const countStored = async () => {
    let count = 0
    for await (const _ of app.files.olderThan(-1_000)) count++
    return count
  }

  test('accepts a file in which it finds nothing', async () => {
    expect(await staff(uploadBusinessFile, { body: {} }, { file: certificateFile })).toMatchObject({ kind: 'other' })
  })

  test.each([infected, large])(
    'refuses a file by name when it finds something, and stores nothing: %#',
    async (file) => {
      const before = await countStored()
      expect(await staff.refused(uploadBusinessFile, { body: {} }, { file })).toMatchObject({
        status: 400,
        msg: 'The file did not pass the security scan (Eicar-Test-Signature). It was not saved',
        errors: [{ field: 'file' }],
      })
      expect(await countStored()).toBe(before)
    },
  )

  test('refuses all files while it cannot be reached', async () => {
    const before = await countStored()
    await new Promise((closed) => overTcp.close(closed))
    const reply = await staff.raw(uploadBusinessFile, { body: {} }, { file: certificateFile })
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('30')
    expect(reply.json<{ msg: string }>().msg).toContain('security scan is unavailable')
    expect(await countStored()).toBe(before)
  })
})

describe('the scanner’s answer', () => {
  const reported: unknown[] = []
  const asked = async (said: string) => {
    const path = join(tmpdir(), `clamd-${process.pid}-${servers.length}.sock`)
    await listen(
      clamd(() => said),
      path,
    )
    return scannerAt({ path }, (error) => reported.push(error))(Buffer.from('x')).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  }

  test.each([
    ['stream: OK', 200],
    ['stream: Win.Test.EICAR_HDB-1 FOUND', 400],
    ['INSTREAM size limit exceeded. ERROR', 503],
    ['UNKNOWN COMMAND', 503],
    ['stream: OK and more', 503],
    ['', 503],
  ])('"%s" over a socket gives %i', async (said, status) => {
    const before = reported.length
    expect(await asked(said)).toBe(status)
    // The log must show the person who runs the register why uploads are refused.
    expect(reported.length - before).toBe(status === 503 ? 1 : 0)
  })
})
