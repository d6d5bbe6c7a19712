// Whether a record that was read again is the one that a form began with.

export const revisionOf = (record: unknown): number | undefined =>
  typeof record === 'object' && record !== null && 'rev' in record ? Number(record.rev) : undefined

/** By its revision, or by all it says where it has none. `saved`: the revision that the form itself made. */
export function isSameEdition(before: unknown, now: unknown, saved: number | undefined): boolean {
  const [old, fresh] = [revisionOf(before), revisionOf(now)]
  if (fresh === undefined) return JSON.stringify(before) === JSON.stringify(now)
  return fresh === old || fresh === saved
}
