// Which part of an address identifies the caller when attempts and requests are counted.
import { isIPv6 } from 'node:net'

/** The part of the address that is counted: of IPv6 only the first half, since one household has all addresses of the second. */
export function addressOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? []
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [front, back] = [groups(head), groups(tail)]
  const zeros = ip.includes('::') ? Array.from({ length: 8 - front.length - back.length }, () => '0') : []
  return `${[...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::`
}
