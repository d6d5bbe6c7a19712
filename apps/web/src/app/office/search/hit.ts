// One thing that the search has found, of whatever kind, and the groups that hits stand in.
import type { Phrase } from '@register/contract/phrase'
import type { IconName } from '../../../kit/action/icons.tsx'

export interface Hit {
  key: string
  icon: IconName
  label: string
  /** More about it, in quiet letters. */
  note?: string
  open: () => unknown
}

export interface HitGroup {
  label: Phrase
  hits: readonly Hit[]
}
