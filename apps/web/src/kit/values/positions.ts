// Where the fields of a form are drawn, and how to go to them; a field that is not drawn yet is focused once it is.
import { isUnder } from './formState.ts'

/** How two places compare in reading order, and how to go to one. */
export interface Ground<P> {
  isBefore: (one: P, other: P) => boolean
  bring: (place: P) => void
  /** While the form lies behind another page, the view does not move. */
  isVisible: () => boolean
}

export interface Positions<P> {
  /** For `ref` of what draws a path; the same function for the same path. */
  at: (path: string) => (place: P | null) => void
  /** The next `settle` goes to the first of these in reading order, or does so as soon as one of them is drawn. */
  want: (paths: readonly string[]) => void
  settle: () => void
  forget: () => void
}

/** The drawn paths that represent a path: itself, else its parts, else the nearest path that contains it. */
export function drawnFor(path: string, drawn: readonly string[]): readonly string[] {
  if (drawn.includes(path)) return [path]
  const parts = drawn.filter((one) => isUnder(one, path))
  if (parts.length > 0) return parts
  return drawn
    .filter((one) => isUnder(path, one))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 1)
}

export function createPositions<P>({ isBefore, bring, isVisible }: Ground<P>): Positions<P> {
  const places = new Map<string, P>()
  const refs = new Map<string, (place: P | null) => void>()
  let wanted: readonly string[] = []

  function settle() {
    if (wanted.length === 0 || !isVisible()) return
    const drawn = [...places.keys()]
    const found = wanted.flatMap((path) => drawnFor(path, drawn)).flatMap((path) => places.get(path) ?? [])
    const [first, ...others] = found
    if (first === undefined) return
    wanted = []
    bring(others.reduce((best, place) => (isBefore(place, best) ? place : best), first))
  }
  function placing(path: string) {
    let last: P | null = null
    return (place: P | null) => {
      if (place !== null) {
        places.set(path, place)
        settle()
      } else if (last !== null && places.get(path) === last) places.delete(path)
      last = place
    }
  }
  return {
    at(path) {
      const ref = refs.get(path) ?? placing(path)
      refs.set(path, ref)
      return ref
    },
    want(paths) {
      wanted = paths
    },
    settle,
    forget() {
      wanted = []
    },
  }
}
