// Counts of one kind, each with a bar for its share and a link to the list it counts; the rest of a long list is folded.
import type { Phrase } from '@register/contract/phrase'
import { useId, useState } from 'react'
import { useLang, useSay } from '../../../../api/language.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { count as shown } from '../../../../kit/plain/format.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import styles from './information.module.css'
import { moreOf } from './words.ts'

export interface CountListProps {
  title: Phrase
  counts: readonly { key: string; label: string; count: number }[]
  to: (key: string) => string
}

/** How many counts fit next to each other without making a column much longer than its neighbours. */
const first = 8

export function CountList({ title, counts, to }: CountListProps) {
  const say = useSay()
  const lang = useLang()
  const id = useId()
  const [all, setAll] = useState(false)
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <Section title={say(title)}>
      <ul id={id} className={styles['bars']}>
        {counts.slice(0, all ? undefined : first).map(({ key, label, count }) => (
          <li key={key}>
            <Link to={to(key)}>
              <span className={styles['label']}>{label}</span>
              <span className={styles['value']}>{shown(count, lang)}</span>
              <meter className={styles['bar']} min={0} max={most} value={count} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {counts.length > first && !all && (
        <Action small kind="link" icon="down" label={say(moreOf(counts.length - first))} onPress={() => setAll(true)} />
      )}
    </Section>
  )
}
