// A finding of a check of the stored data: one kind of damage in one place.
export interface Finding {
  /** damage kind, kebab-case */
  kind: string
  /** one English sentence */
  what: string
  /** e.g. report:12, integrity:40 */
  where: string
}

/** The most findings of one kind that a check reports: more would add no information. */
export const mostFindings = 1_000

/** The reports with an id above `after`, up to and including `to`: a share of a check that looks at one report after the other. */
export interface Ids {
  after: number
  to: number
}

export const allIds: Ids = { after: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER }
