// Tests that readers who take almost nothing are cut off, and slow ones who continue to read are not.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { cutSlowReaders, type Readers } from './readers.ts'

// More than the system buffers for a socket.
const large = Buffer.alloc(32 * 1024 * 1024, 'x')
const open: (() => void)[] = []
afterEach(() => {
  for (const end of open.splice(0)) end()
})

async function serve(windowMs = 400): Promise<{ port: number; readers: Readers; sockets: Socket[] }> {
  const server = createServer((request, response) => {
    sockets.push(request.socket)
    response.end(large)
  })
  const sockets: Socket[] = []
  const readers = cutSlowReaders(server, { windowMs, leastBytes: 100_000 })
  open.push(() => server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { port: (server.address() as AddressInfo).port, readers, sockets }
}

/** Sends a request, and reads only when the test resumes it. */
const asking = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause()
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n', () => resolve(socket))
    })
    socket.on('error', () => {})
    open.push(() => socket.destroy())
  })

test('a reader who takes nothing is cut off, and the bytes are dropped', async () => {
  const { port, sockets } = await serve()
  await asking(port)
  await expect.poll(() => sockets[0]?.destroyed).toBe(true)
})

/** How many connections at this port the system has not forgotten, apart from the one that listens and those of the readers. */
async function stillKept(port: number): Promise<number> {
  const listening = '0A'
  const at = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/\s+/))
  return lines.filter(([, local, , state]) => local?.endsWith(at) && state !== listening).length
}

test.skipIf(process.platform !== 'linux')('what the system still had for a reader goes at once', async () => {
  const { port, sockets } = await serve(1_500)
  await asking(port)
  await expect.poll(() => stillKept(port)).toBe(1)
  await expect.poll(() => sockets[0]?.destroyed).toBe(true)
  expect(await stillKept(port)).toBe(0)
})

test('a reader who continues to take is served to the end, even past several windows', async () => {
  // Long enough for a machine whose processors are busy with something else.
  const { port, sockets } = await serve(1_500)
  const socket = await asking(port)
  const bytes = await new Promise<number>((resolve) => {
    let accepted = 0
    socket.on('data', (chunk) => {
      accepted += chunk.length
      socket.pause()
      // Reads all in some four seconds.
      setTimeout(() => socket.resume(), 7)
      if (accepted >= large.length) resolve(accepted)
    })
    socket.on('close', () => resolve(accepted))
    socket.resume()
  })
  expect(bytes).toBeGreaterThanOrEqual(large.length)
  expect(sockets[0]?.destroyed).toBe(false)
})

test('a reader who must take more is cut off for less', async () => {
  const { port, readers, sockets } = await serve()
  const socket = await asking(port)
  await expect.poll(() => sockets.length).toBe(1)
  if (sockets[0]) readers.expect(sockets[0], 1_000_000_000)
  socket.on('data', () => {
    socket.pause()
    setTimeout(() => socket.resume(), 20)
  })
  socket.resume()
  await expect.poll(() => sockets[0]?.destroyed).toBe(true)
})

test('an idle connection has nothing to take', async () => {
  const server = createServer((request, response) => {
    sockets.push(request.socket)
    response.end('short')
  })
  const sockets: Socket[] = []
  cutSlowReaders(server, { windowMs: 100, leastBytes: 100_000 })
  open.push(() => server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  await asking((server.address() as AddressInfo).port)
  await expect.poll(() => sockets[0]?.writableLength).toBe(0)
  // Waits many windows, counted by the same clock that cuts.
  await new Promise((passed) => setTimeout(passed, 500))
  expect(sockets[0]?.destroyed).toBe(false)
})
