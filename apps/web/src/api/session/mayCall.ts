// Whether somebody may call an endpoint, by the permissions they hold; strangers hold none at all.
import type { Asks } from '@register/contract/endpoint'
import { holds } from '@register/contract/permissions'

export const mayCall = ({ access }: Asks, held: readonly string[] | undefined): boolean =>
  access === 'anyone' || (held !== undefined && (access === 'signedIn' || holds(held, access.may)))
