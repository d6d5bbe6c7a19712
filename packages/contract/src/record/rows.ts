// Whose rows the ids in an endpoint's input may name: by the record of its permission, or declared with the endpoint. The attack (attack/) holds the server against it.
import type { EndpointSpec, Rows } from '../endpoint.ts'
import type { Permission } from '../permissions.ts'

type RecordOf<P> = P extends `${infer Area}:${infer Noun}:${string}` ? `${Area}:${Noun}` : never
type RecordName = RecordOf<Permission>

/** A new record is listed here before anything compiles. */
const ofRecords: Readonly<Record<RecordName, Rows>> = {
  'business:codeApply': 'scoped',
  'business:report': 'scoped',
  'business:ruleEnd': 'shared',
  'business:part': 'scoped',
  'business:changeNotice': 'scoped',
  'business:errorReport': 'scoped',
  'business:quality': 'scoped',
  'business:notice': 'shared',
  'business:category': 'shared',
  'business:enterprise': 'shared',
  'business:file': 'own',
  'system:file': 'own',
  'system:notice': 'scoped',
  'system:config': 'shared',
  'system:table': 'shared',
  'system:english': 'scoped',
  'system:state': 'shared',
  'system:setup': 'shared',
  'system:post': 'shared',
  'system:dict': 'shared',
  'system:dept': 'shared',
  'system:user': 'scoped',
  'system:log': 'shared',
  'system:signIn': 'shared',
  'system:online': 'scoped',
  'system:role': 'scoped',
  'system:client': 'shared',
  'system:scheduledTask': 'shared',
  'system:generator': 'shared',
  'system:menu': 'shared',
}

/** Of a record by its name, as permissions write it: business:report. */
export const rowsOfRecord = (name: string): Rows | undefined =>
  (ofRecords as Readonly<Record<string, Rows | undefined>>)[name]

/** Whose rows an id of the endpoint's input may name; undefined where neither the record nor the endpoint says. */
export function rowsOf({ access, rows }: EndpointSpec): Rows | undefined {
  if (rows !== undefined || typeof access !== 'object') return rows
  return rowsOfRecord(access.may.split(':').slice(0, 2).join(':'))
}
