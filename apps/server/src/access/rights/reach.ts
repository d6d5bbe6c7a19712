// Whether the rows of one scope include all rows that other people would be given.
import type { Scope, ScopeKind } from '../scope.ts'

/** A permission with its scope, as a role gives it. */
export interface Given {
  permission: string
  scope: ScopeKind
  /** For the scope `chosen`. */
  deptIds: readonly number[]
}

/** The account that will hold the right. */
export interface Recipient {
  deptId: number | null
  creditCode: string | null
}

/** The ids from the root down to a department, itself included; undefined when there is no such department. */
export type PathOf = (dept: number) => readonly number[] | undefined

/** What a scope covers, as questions about departments and companies. */
function reachOf(scope: Exclude<Scope, { all: true }>, pathOf: PathOf) {
  const wholeBranch = (dept: number) => pathOf(dept)?.some((id) => scope.below.includes(id)) ?? false
  return {
    wholeBranch,
    dept: (dept: number) => scope.deptIds.includes(dept) || wholeBranch(dept),
    company: (code: string) => scope.company === code,
  }
}

/** Whether a holder of `held` may give `given` to these people. */
export function covers(
  held: Scope | undefined,
  { scope, deptIds }: Pick<Given, 'scope' | 'deptIds'>,
  { to, pathOf }: { to: readonly Recipient[]; pathOf: PathOf },
): boolean {
  if (!held) return false
  if (held.all) return true
  const reach = reachOf(held, pathOf)
  // An account without a department or company reaches no row by it.
  const depts = to.flatMap((one) => one.deptId ?? [])
  const companies = to.flatMap((one) => one.creditCode ?? [])
  switch (scope) {
    case 'all':
      return false
    case 'chosen':
      return deptIds.every(reach.dept)
    case 'own':
      return depts.every(reach.dept)
    case 'ownBelow':
      return depts.every(reach.wholeBranch)
    case 'company':
      return companies.every(reach.company)
    case 'self':
      return true
  }
}
