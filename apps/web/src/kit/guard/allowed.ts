// Whether somebody holds what a part of a screen asks for. The server decides; this only leaves out what would be refused.
import { holds, type Permission } from '@register/contract/permissions'

export interface Wanted {
  /** One of these permissions, or the one. */
  may?: Permission | readonly Permission[]
  /** Each of these permissions. */
  mayAll?: readonly Permission[]
  /** One of these roles, or the one. */
  role?: string | readonly string[]
}

export interface Holder {
  permissions: readonly string[]
  roles: readonly string[]
}

const listOf = <T extends string>(one: T | readonly T[]): readonly T[] => (typeof one === 'string' ? [one] : one)

/** Everything that is asked for must be there; nothing asked for is always there. Specification section 6. */
export function allowed({ may, mayAll, role }: Wanted, { permissions, roles }: Holder): boolean {
  if (may !== undefined && !listOf(may).some((one) => holds(permissions, one))) return false
  if (mayAll !== undefined && !mayAll.every((one) => holds(permissions, one))) return false
  return role === undefined || listOf(role).some((one) => roles.includes(one))
}
