// Whether a reader has the permissions that a part of a screen needs. The server decides; this only leaves out what would be refused.
import type { Asks } from '@register/contract/endpoint'
import { mayCall } from '../../api/session/mayCall.ts'

export interface Wanted {
  /** The reader may call this endpoint, or one of these. */
  may?: Asks | readonly Asks[]
  /** The reader may call each of these endpoints. */
  mayAll?: readonly Asks[]
  /** The reader has this role, or one of these. */
  role?: string | readonly string[]
}

export interface Holder {
  permissions: readonly string[]
  roles: readonly string[]
}

/** All conditions must hold; without any the answer is true (docs/rules/access.md#rights-of-a-role). */
export function allowed({ may, mayAll, role }: Wanted, { permissions, roles }: Holder): boolean {
  if (may !== undefined && ![may].flat().some((one) => mayCall(one, permissions))) return false
  if (mayAll !== undefined && !mayAll.every((one) => mayCall(one, permissions))) return false
  return role === undefined || [role].flat().some((one) => roles.includes(one))
}
