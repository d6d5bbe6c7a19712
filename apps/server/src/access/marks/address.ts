// The one value by which limits, locks, quotas and the audit know where a call or a connection comes from (docs/decisions/0129-one-value-per-address.md).
import { isIP, isIPv4 } from 'node:net'

/** The address in this text alone: without brackets, zone and port. */
function bare(text: string): string {
  const [, inside] = /^\[([^\]]*)\]/.exec(text) ?? []
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(text) ?? []
  return (inside ?? withoutPort ?? text).split('%')[0] ?? ''
}

const byte = (part: string | undefined): number => Number(part ?? 0)

/** The eight groups of an IPv6 address as numbers, an IPv4 address at its end included. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) =>
    [byte(parts[0]) * 256 + byte(parts[1]), byte(parts[2]) * 256 + byte(parts[3])]
      .map((group) => group.toString(16))
      .join(':'),
  )
  const [front = [], back = []] = hex
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => 0)
  return [...front, ...zeros, ...back]
}

const isMapped = (groups: number[]): boolean => groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

/** The prefix under which networks of IPv6 alone show IPv4 callers (RFC 6052): otherwise all of them would share one value. */
const isTranslated = (groups: number[]): boolean =>
  groups[0] === 0x64 && groups[1] === 0xff9b && groups.slice(2, 6).every((group) => group === 0)

/** The IPv4 address in the last two groups. */
const lastFour = (groups: number[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')

/** The whole address in its plain form: an IPv4 address that arrived over IPv6 as the IPv4 address. Undefined when the text contains none. */
export function plainAddress(text: string): string | undefined {
  const address = bare(text)
  if (isIP(address) === 0) return undefined
  if (isIPv4(address)) return address
  const groups = groupsOf(address)
  if (!isMapped(groups)) return address
  return lastFour(groups)
}

/**
 * The value that is counted: of IPv6 the first half, because one household has all addresses of the second. One value stands for
 * everything that is no address, so that invented texts share a single limit.
 */
export function addressOf(text: string): string {
  const plain = plainAddress(text)
  if (plain === undefined) return 'unknown'
  if (isIPv4(plain)) return plain
  const groups = groupsOf(plain)
  if (isTranslated(groups)) return lastFour(groups)
  // This machine itself, which has no neighbours.
  if (groups.slice(0, 7).every((group) => group === 0)) return `::${groups[7]}`
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::`
}
