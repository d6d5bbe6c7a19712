// One hit of the global search, and the groups of hits.
import type { Phrase } from '@register/contract/phrase'
import type { IconName } from '../../../kit/action/icons.tsx'

export interface Hit {
  key: string
  icon: IconName
  label: string
  /** More about it, in smaller letters. */
  note?: string
  open: () => unknown
}

export interface HitGroup {
  label: Phrase
  hits: readonly Hit[]
}
