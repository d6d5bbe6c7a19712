// Whether a person may call an endpoint, by their permissions; a stranger has no permissions.
import type { Asks } from '@register/contract/endpoint'
import { holds } from '@register/contract/access/held'

export const mayCall = ({ access }: Asks, held: readonly string[] | undefined): boolean =>
  access === 'anyone' || (held !== undefined && (access === 'signedIn' || holds(held, access.may)))
