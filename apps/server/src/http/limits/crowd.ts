// Limits how many connections and downloads one caller may have at once, because a rate per minute does not count those.
import type { Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { Failure, busy } from '@register/contract/errors'
import type { TrustedProxies } from '../../config/parsed.ts'
import { slotsOf } from '../../slots.ts'
import { peerOfSocket, type Peer } from '../peer.ts'
import { sharesOf } from './shares.ts'

/** For one address; a large office behind one has some six per browser. */
const mostConnections = 400
/** An undeclared proxy on this machine passes on all visitors, so loopback may have more connections. */
const mostFromLoopback = 2_000
/** For all addresses together, proxies included. */
const mostOfAll = 6_000

/** Unread files of one address, or exports of one person. */
const mostDownloads = { address: 24, person: 2 } as const
const mostDownloadsOfAll = 400

const subnets: Record<string, readonly (readonly [string, number])[]> = {
  loopback: [
    ['127.0.0.0', 8],
    ['::1', 128],
  ],
  linklocal: [
    ['169.254.0.0', 16],
    ['fe80::', 10],
  ],
  uniquelocal: [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['fc00::', 7],
  ],
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether a peer is one of these, or in one of these networks or named ranges. */
function within(places: readonly string[]): (peer: Peer) => boolean {
  const list = new BlockList()
  for (const place of places) {
    const [network = '', bits] = place.split('/')
    const parts = Object.hasOwn(subnets, place) ? subnets[place] : undefined
    for (const [start, length] of parts ?? []) list.addSubnet(start, length, familyOf(start))
    if (parts) continue
    if (bits === undefined) list.addAddress(network, familyOf(network))
    else list.addSubnet(network, Number(bits), familyOf(network))
  }
  return (peer) => peer.isIn(list)
}

const isLoopback = within(['loopback'])

/** How many connections an address may have; a declared proxy has no limit of its own (Infinity), because each of its requests names its caller. */
export function connectionLimit(proxies: TrustedProxies): (peer: Peer) => number {
  const isProxy = Array.isArray(proxies) ? within(proxies) : () => proxies !== false
  return (peer) => (isProxy(peer) ? Infinity : isLoopback(peer) ? mostFromLoopback : mostConnections)
}

interface ConnectionLimits {
  limit: (peer: Peer) => number
  ofAll: number
  /** The other end of a connection. */
  at: (socket: Socket) => Peer
}

/**
 * Drops a new connection of an address that has too many already, without reading or writing on it. When all places are taken, an
 * address that holds few still gets one, and the address that holds most loses its oldest connection, rather one without a request
 * at work (docs/decisions/0129-one-value-per-address.md).
 */
export function boundConnections(server: Server, proxies: TrustedProxies, given: Partial<ConnectionLimits> = {}): void {
  const { limit, ofAll, at } = { limit: connectionLimit(proxies), ofAll: mostOfAll, at: peerOfSocket, ...given }
  const shares = sharesOf<Socket>()
  const atWork = new WeakMap<Socket, number>()
  let serial = 0
  const giveUp = (socket: Socket) => {
    // We free its place at once: the event of its end comes later, and the next connection must not choose the same one.
    shares.free(socket)
    socket.resetAndDestroy()
  }
  const oneOf = (sockets: readonly Socket[]) => sockets.find((socket) => !atWork.get(socket)) ?? sockets[0]
  server.on('request', ({ socket }, response) => {
    atWork.set(socket, (atWork.get(socket) ?? 0) + 1)
    response.once('close', () => atWork.set(socket, (atWork.get(socket) ?? 1) - 1))
  })
  server.prependListener('connection', (socket: Socket) => {
    const peer = at(socket)
    const most = limit(peer)
    const isFull = shares.held() >= ofAll
    // Each connection of a declared proxy counts as an address of its own: its callers are many, and it never holds most.
    const address = most === Infinity ? `${peer.ip} ${serial++}` : peer.ip
    const count = shares.take(address, socket)
    socket.once('close', () => shares.free(socket))
    if (count > most) return giveUp(socket)
    if (isFull) giveUp(oneOf([...shares.giving(address)]) ?? socket)
  })
}

export interface Downloads {
  /** Counts a download of this caller and returns the function that ends it; refuses with 429 or 503 when there are too many. */
  begin(caller: { address: string } | { person: number }): () => void
}

export const unboundDownloads: Downloads = { begin: () => () => {} }

const tooManyDownloads = () =>
  new Failure(
    429,
    ['同时下载的文件过多，请等已有的下载完成后再试', 'Too many downloads at once. Wait until some have ended'],
    { retryAfter: 5 },
  )

export function boundDownloads(): Downloads {
  const slots = slotsOf<string>(
    mostDownloadsOfAll,
    (key) => mostDownloads[key.startsWith('person') ? 'person' : 'address'],
  )
  return {
    begin(caller) {
      const slot = slots.begin('person' in caller ? `person:${caller.person}` : `address:${caller.address}`)
      if (slot === 'ofOne') throw tooManyDownloads()
      if (slot === 'most') throw busy(5)
      return slot
    },
  }
}
