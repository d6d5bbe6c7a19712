// Moves one entry of a list to another place.

/** Places counted from 0; a place outside the list leaves it as it is. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const after = [...list]
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return after
  after.splice(to, 0, ...after.splice(from, 1))
  return after
}
