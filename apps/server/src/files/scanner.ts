// Sends uploads to a ClamAV daemon, when CLAMAV names one: its INSTREAM protocol over TCP or a socket. Without its answer no file is accepted.
import { connect, type Socket } from 'node:net'
import { Failure, badField } from '@register/contract/errors'
import type { ScannerAddress } from '../config/parsed.ts'

/** The limit for the whole exchange; the caller gives up after 10 s without progress. */
const patienceMs = 8_000
/** clamd accepts chunks of any size up to its own limit. */
const pieceBytes = 64 * 1024

/** Refuses a file in which the scanner finds something, and every file while the scanner cannot be reached. */
export type Scan = (bytes: Buffer) => Promise<void>

const infected = (finding: string): Failure =>
  badField('file', [
    `文件未通过安全扫描（${finding}），未保存`,
    `The file did not pass the security scan (${finding}). It was not saved`,
  ])
const unreachable = (): Failure =>
  new Failure(
    503,
    [
      '安全扫描暂时不可用，文件未保存，请稍后再试',
      'The security scan is unavailable, so the file was not saved. Try again shortly',
    ],
    { retryAfter: 30 },
  )

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    yield Buffer.concat([length, piece])
  }
  yield Buffer.alloc(4)
}

async function send(socket: Socket, bytes: Buffer): Promise<void> {
  socket.write('zINSTREAM\0')
  for (const piece of pieces(bytes)) {
    // A scanner that has already answered, for example because the file is too large, reads no more.
    if (!socket.writable) return
    if (!socket.write(piece)) await new Promise((go) => socket.once('drain', go).once('close', go))
  }
}

/** The scanner's answer: one line, ended by NUL. */
function ask(address: ScannerAddress, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(address)
    const timer = setTimeout(() => socket.destroy(new Error('The scanner said nothing in time')), patienceMs)
    socket.once('connect', () => void send(socket, bytes))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (chunk.includes(0)) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('utf8').replace(/\0.*$/s, '').trim())
    })
  })
}

/** Calls `report` with the reason why a scan failed. */
export function scannerAt(address: ScannerAddress, report: (error: unknown) => void): Scan {
  return async (bytes) => {
    const said = await ask(address, bytes).catch((error: unknown) => {
      report(error)
      throw unreachable()
    })
    if (/^stream: OK$/.test(said)) return
    const [, finding] = /^stream: (.{1,200}) FOUND$/.exec(said) ?? []
    if (finding) throw infected(finding)
    report(new Error(`The scanner said: ${said.slice(0, 200)}`))
    throw unreachable()
  }
}
