// Whether somebody holds what a part of a screen asks for. The server decides; this only leaves out what would be refused.
import type { Asks } from '@register/contract/endpoint'
import { mayCall } from '../../api/session/mayCall.ts'

export interface Wanted {
  /** They may call this endpoint, or one of these. */
  may?: Asks | readonly Asks[]
  /** They may call each of these endpoints. */
  mayAll?: readonly Asks[]
  /** One of these roles, or the one. */
  role?: string | readonly string[]
}

export interface Holder {
  permissions: readonly string[]
  roles: readonly string[]
}

/** Everything that is asked for must be there; nothing asked for is always there. Specification section 6. */
export function allowed({ may, mayAll, role }: Wanted, { permissions, roles }: Holder): boolean {
  if (may !== undefined && ![may].flat().some((one) => mayCall(one, permissions))) return false
  if (mayAll !== undefined && !mayAll.every((one) => mayCall(one, permissions))) return false
  return role === undefined || [role].flat().some((one) => roles.includes(one))
}
