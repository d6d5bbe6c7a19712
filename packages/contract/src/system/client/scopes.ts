// What clients may be given: permissions of the work with records, never of administration, of decisions that people answer for, or of personal data.
import type { EndpointSpec } from '../../endpoint.ts'
import { permissions, type Permission } from '../../permissions.ts'
import type { Phrase } from '../../phrase.ts'

export const clientScopes = [
  'business:report:list',
  'business:report:query',
  'business:report:add',
  'business:report:edit',
  'business:report:revise',
  'business:report:export',
  'business:codeApply:list',
  'business:codeApply:apply',
  'business:changeNotice:list',
  'business:file:upload',
] as const satisfies readonly Permission[]
export type ClientScope = (typeof clientScopes)[number]

export const isClientScope = (name: string): name is ClientScope => clientScopes.some((scope) => scope === name)

/** As fields and tables offer them. */
export const scopeChoices: readonly { value: ClientScope; label: Phrase }[] = clientScopes.map((value) => ({
  value,
  label: permissions[value],
}))

/**
 * Whether an endpoint answers clients: what is open to anyone, what asks for one of their scopes, and what says so itself.
 * What is one's own (account, messages, settings) and what asks for a fresh password is for people.
 */
export function answersClients({ access, confirmed, forClients }: EndpointSpec): boolean {
  if (access === 'anyone' || forClients) return true
  return typeof access === 'object' && isClientScope(access.may) && !confirmed
}
