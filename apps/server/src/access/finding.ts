// What a check of the stored data found wrong: one shape for the checks of all features.

export interface Finding {
  /** damage kind, kebab-case */
  kind: string
  /** one English sentence */
  what: string
  /** e.g. report:12, integrity:40 */
  where: string
}
