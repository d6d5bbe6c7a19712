// The text of a row of the outbox: a fact, or a daily summary.
import type { Phrase } from '@register/contract/phrase'
import { messageTopics } from '@register/contract/system/message/message'
import { factOf, type About, type Digest, type FactKind } from '../../message/service.ts'
import { factText, joined } from './parts.ts'
import { summary } from './summary.ts'

/** The kind of a daily summary in the outbox; its `about` is a `Digest`. */
export const digestKind = 'dailyDigest'

export type Letter = { kind: typeof digestKind; about: Digest } | { kind: FactKind; about: About }

/** Undefined for a kind that a later version wrote. An SMS contains only `text`. */
export function letterOf({ kind, about }: Letter): { subject: Phrase; text: Phrase } | undefined {
  if (kind === digestKind) return summary(about)
  const [fact, text] = [factOf(kind), factText(kind, about)]
  if (!fact || !text) return undefined
  return { subject: joined([messageTopics[fact.topic], fact.title(about)], [' · ', ' · ']), text }
}
