// Cuts off readers who do not read their answers, because unread bytes stay in memory.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** While bytes wait for a reader, the reader must take this many in each window: some 800 bytes a second, less than the slowest telephone. */
const usual = { windowMs: 20_000, leastBytes: 16_000 }
/** The same when the reader holds a database connection, as in exports: 10 kB a second. */
export const leastOfExports = 200_000

/** The system's side of a socket: the bytes given to it, and how many of them it still buffers. */
interface Handle {
  bytesWritten?: number
  writeQueueSize?: number
}

/** Bytes that the reader's side has accepted: exact when node reports them, else counted by chunk. */
function acceptedBy(socket: Socket): number {
  const { _handle: handle } = socket as unknown as { _handle?: Handle | null }
  return handle?.bytesWritten === undefined
    ? socket.bytesWritten - socket.writableLength
    : handle.bytesWritten - (handle.writeQueueSize ?? 0)
}

interface Window {
  since: number
  accepted: number
}

export interface Readers {
  /** Sets how many bytes the reader of this socket must take in every window from now on; undefined: the usual number. */
  expect(socket: Socket, leastBytes: number | undefined): void
}

/** Watches every connection of the server until it closes. */
export function cutSlowReaders(server: Server, { windowMs, leastBytes } = usual): Readers {
  const windows = new Map<Socket, Window>()
  const least = new WeakMap<Socket, number>()
  server.on('connection', (socket) => {
    windows.set(socket, { since: performance.now(), accepted: 0 })
    socket.once('close', () => windows.delete(socket))
  })
  const look = () => {
    const now = performance.now()
    for (const [socket, window] of windows) {
      const accepted = acceptedBy(socket)
      if (socket.writableLength === 0 || accepted - window.accepted >= (least.get(socket) ?? leastBytes)) {
        // No bytes wait, or enough have been taken: the next window begins.
        window.since = now
        window.accepted = accepted
      } else if (now - window.since >= windowMs) {
        // Closed in order, the system would go on offering the unread bytes for a minute and keep them all that time, uncounted.
        socket.resetAndDestroy()
      }
    }
  }
  // A window begins with a look, so frequent ones keep it close to the reader's last progress.
  const looking = setInterval(look, windowMs / 40).unref()
  server.once('close', () => clearInterval(looking))
  return {
    expect(socket, bytes) {
      if (bytes === undefined) least.delete(socket)
      else least.set(socket, bytes)
    },
  }
}
