// Decides whether the caller may call the endpoint now. Refused are: a client, where the endpoint is not for clients; a caller without the permission; a password that has to be changed first; a missing second factor; a register whose administrators are still to be named; an act that needs the password again.
import type { EndpointSpec } from '@register/contract/endpoint'
import {
  confirmationNeeded,
  factorNeeded,
  newPasswordNeeded,
  notAllowed,
  notForClients,
} from '@register/contract/errors'
import { answersClients } from '@register/contract/system/client/scopes'
import { granted, type Actor } from '../actor.ts'
import type { Scope } from '../scope.ts'

/** Refuses with 403 when the password was last entered too long ago. Called directly for single acts of an endpoint that also has others. */
export function refuseUnconfirmed(actor: Actor): void {
  if (!actor.confirmed) throw confirmationNeeded()
}

/** The scope in which the caller may call. Refuses with 403; endpoints for anyone are never refused. */
export function admit(actor: Actor | undefined, endpoint: EndpointSpec): Scope {
  if (actor?.client && !answersClients(endpoint)) throw notForClients()
  const scope = granted(actor, endpoint)
  if (actor && endpoint.access !== 'anyone' && actor.passwordDue && !endpoint.beforeNewPassword)
    throw newPasswordNeeded(actor.passwordDue)
  if (actor?.factorDue && endpoint.access !== 'anyone' && !endpoint.beforeNewPassword && !endpoint.beforeFactor)
    throw factorNeeded()
  if (actor?.setupDue && endpoint.access !== 'anyone' && !endpoint.beforeNewPassword && !endpoint.beforeSetup)
    throw notAllowed()
  if (!scope) throw notAllowed()
  if (actor && endpoint.confirmed) refuseUnconfirmed(actor)
  return scope
}
