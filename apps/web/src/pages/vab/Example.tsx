// One use or state of a piece, with a title and an explanation.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { Section } from '../../kit/layout/Section.tsx'
import styles from './vab.module.css'

export interface ExampleProps {
  title: Phrase
  text?: Phrase
  children: ReactNode
}

export function Example({ title, text, children }: ExampleProps) {
  const say = useSay()
  return (
    <Section title={say(title)}>
      {text && <p className={styles['text']}>{say(text)}</p>}
      {children}
    </Section>
  )
}
