// What a check of the stored data has found: one kind of damage in one place.
export interface Finding {
  /** damage kind, kebab-case */
  kind: string
  /** one English sentence */
  what: string
  /** e.g. report:12, integrity:40 */
  where: string
}

/** Of one kind a check names so many places at most: more would say nothing new. */
export const mostFindings = 1_000
