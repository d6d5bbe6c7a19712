// Rights over roles that go beyond one endpoint.
import { may, type Asks } from '../endpoint.ts'

/** To grant and assign what one may not do oneself: of those who keep rights and do none of the work. */
export const passOn = { access: may('system:role:passOn') } satisfies Asks
