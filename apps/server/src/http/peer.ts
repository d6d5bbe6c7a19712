// Where calls and connections come from. Nothing else reads the address of a request or socket, as npm run check holds (docs/decisions/0129-one-value-per-address.md).
import { isIPv6, type BlockList, type Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isAmong } from '../access/addresses.ts'
import { addressOf, plainAddress } from '../access/marks/address.ts'

export interface Peer {
  /** The value that limits, locks, quotas and the audit see. */
  ip: string
  /** Whether the whole address is in this list. */
  isIn: (list: BlockList) => boolean
  /** Whether the whole address is one of these or in one of these networks; true when the list is empty. */
  isFrom: (addresses: readonly string[]) => boolean
}

/** The peer with this address, as the system or a trusted proxy wrote it. A connection that has already gone has none. */
export function peerAt(raw: string | undefined): Peer {
  const whole = plainAddress(raw ?? '')
  return {
    ip: addressOf(raw ?? ''),
    isIn: (list) => whole !== undefined && list.check(whole, isIPv6(whole) ? 'ipv6' : 'ipv4'),
    isFrom: (addresses) => isAmong(addresses, whole ?? ''),
  }
}

/** Of each request, which is asked for its caller some five times. */
const known = new WeakMap<FastifyRequest, Peer>()

/** The caller of a request: behind trusted proxies, whom they name. */
export function peerOf(request: FastifyRequest): Peer {
  const peer = known.get(request) ?? peerAt(request.ip)
  known.set(request, peer)
  return peer
}

/** The other end of a connection: a proxy, where there is one. */
export const peerOfSocket = (socket: Socket): Peer => peerAt(socket.remoteAddress)
