// Whether a text can be the name of a file on every system.
import type { Phrase } from '@register/contract/phrase'
import { exportWords as words } from './words.ts'

/** The name without its extension. */
export function fileNameProblem(name: string): Phrase | undefined {
  if (name.trim() === '') return words.nameNeeded
  return /[\\/:*?"<>|]/.test(name) ? words.badName : undefined
}
