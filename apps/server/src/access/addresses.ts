// Addresses and networks that a caller may be bound to: checks how one is written, and whether a call comes from one of them.
import { BlockList, isIP } from 'node:net'
import { plainAddress } from './marks/address.ts'

const bits = { ipv4: 32, ipv6: 128 } as const

const familyOf = (address: string): keyof typeof bits => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Whether the text is 203.0.113.7, 2001:db8::1, or a network such as 203.0.113.0/24. */
export function isAddress(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  if (more.length > 0 || isIP(address) === 0) return false
  if (length === undefined) return true
  return /^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= bits[familyOf(address)]
}

/** Whether the caller's address is one of these or in one of these networks; true when the list is empty. */
export function isAmong(addresses: readonly string[], ip: string): boolean {
  if (addresses.length === 0) return true
  const known = new BlockList()
  for (const one of addresses) {
    const [address = '', length] = one.split('/')
    if (!isAddress(one)) continue
    if (length === undefined) known.addAddress(address, familyOf(address))
    else known.addSubnet(address, Number(length), familyOf(address))
  }
  const from = plainAddress(ip)
  return from !== undefined && known.check(from, familyOf(from))
}
