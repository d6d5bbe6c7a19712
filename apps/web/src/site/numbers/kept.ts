// Input and numbers of the batch check, in memory, for a visitor who opens a certificate and comes back. A reload or another person's sign-in clears them.
import { onPersonChange } from '../../api/session.ts'

interface Kept {
  text: string
  /** Numbers that were taken off, as their chips say them. */
  removed: ReadonlySet<string>
  asked: readonly string[]
}

const nothing: Kept = { text: '', removed: new Set(), asked: [] }
let last = nothing
onPersonChange(() => {
  last = nothing
})

export const kept = (): Kept => last
export const keep = (more: Partial<Kept>): void => {
  last = { ...last, ...more }
}
