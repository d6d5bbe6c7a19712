// The guard of the public log: what is remembered outside the database of how far the public has seen it, and the port of the stores that remember it (docs/decisions/0172-the-guard-outside.md).

export interface Guard {
  /** Which log of the register: 1, and one more for each that began anew. */
  number: number
  /** How many entries were seen. */
  size: number
  /** The hash of the last of them, in hex. */
  head: string
  /** The root of the tree over them in base 64, where a checkpoint of this size was signed. */
  root?: string | undefined
}

/** The store was not reached, or what it holds cannot be used: how far the public has seen the log is not known, which is not "nowhere". */
export class GuardAway extends Error {
  override name = 'GuardAway'
  /** A code or a few words; never an address with a password. */
  readonly reason: string
  constructor(reason: string, cause?: unknown) {
    super(`The guard of the public log cannot be used: ${reason}`, { cause })
    this.reason = reason
  }
}

export interface GuardStore {
  place: 'folder' | 'objects' | 'database'
  /** Makes sure that the store can do what is asked of it. Resolves to a line for the person at the terminal; throws StartProblem where it is the wrong one. */
  prepare(): Promise<string | undefined>
  /** Undefined where nothing was remembered yet; rejects where that is not known. */
  read(): Promise<Guard | undefined>
  /** Remembers `to`, where `from` is still what is remembered: resolves to false where it is not, or where `to` would go back. Safe when it resolves to true. */
  advance(to: Guard, from: Guard | undefined): Promise<boolean>
  end(): Promise<void>
}

/** Whether `to` says more than `from`. The root may follow, because the head of the chain is seen before its checkpoint is signed. */
export function isLater(to: Guard, from: Guard | undefined): boolean {
  if (!from) return true
  if (to.number !== from.number) return to.number > from.number
  if (to.size !== from.size) return to.size > from.size
  return to.head === from.head && to.root !== undefined && from.root === undefined
}

export const isSame = (one: Guard | undefined, other: Guard | undefined): boolean =>
  one?.number === other?.number && one?.size === other?.size && one?.head === other?.head && one?.root === other?.root

export const furthest = (guards: readonly (Guard | undefined)[]): Guard | undefined =>
  guards.reduce((a, b) => (b && isLater(b, a) ? b : a), undefined)

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Undefined where the value is none. One without a number was written before a log could begin anew. */
export function guardIn(value: unknown): Guard | undefined {
  const { number = 1, size, head, root } = Object(value) as Partial<Record<keyof Guard, unknown>>
  const isGuard = isCount(number) && number > 0 && isCount(size) && typeof head === 'string'
  if (!isGuard || (root !== undefined && root !== null && typeof root !== 'string')) return undefined
  return typeof root === 'string' ? { number, size, head, root } : { number, size, head }
}
