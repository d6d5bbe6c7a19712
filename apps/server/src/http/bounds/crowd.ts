// Limits how many connections and downloads one caller may have at once, because a rate per minute does not count those.
import type { Server } from 'node:http'
import { BlockList, isIP, isIPv6, type Socket } from 'node:net'
import { Failure, busy } from '@register/contract/errors'
import type { TrustedProxies } from '../../config/parsed.ts'
import { slotsOf } from '../../slots.ts'

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

/** An IPv4 address in its own form when the system gives it as an IPv6 one. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether an address is one of these, or in one of these networks or named ranges. */
function within(places: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const place of places) {
    const [network = '', bits] = place.split('/')
    const parts = Object.hasOwn(subnets, place) ? subnets[place] : undefined
    for (const [start, length] of parts ?? []) list.addSubnet(start, length, familyOf(start))
    if (parts) continue
    if (bits === undefined) list.addAddress(network, familyOf(network))
    else list.addSubnet(network, Number(bits), familyOf(network))
  }
  // A connection that has already gone has no address.
  return (address) => isIP(address) !== 0 && list.check(plain(address), familyOf(plain(address)))
}

const isLoopback = within(['loopback'])

/** How many connections an address may have; a declared proxy has no limit of its own, because each of its requests names its caller. */
export function connectionLimit(proxies: TrustedProxies): (address: string) => number {
  const isProxy = Array.isArray(proxies) ? within(proxies) : () => proxies !== false
  return (address) => (isProxy(address) ? mostOfAll : isLoopback(address) ? mostFromLoopback : mostConnections)
}

/** Drops a new connection of an address that has too many already, without reading or writing on it. */
export function boundConnections(server: Server, proxies: TrustedProxies, limit = connectionLimit(proxies)): void {
  const open = new Map<string, number>()
  server.maxConnections = mostOfAll
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > limit(address)) socket.destroy()
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
