// One use or state of a piece, with a title and an explanation.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Section } from '../../kit/layout/Section.tsx'
import styles from './vab.module.css'

export interface ExampleProps {
  title: Phrase
  text?: Phrase
  children: ReactNode
}

export function Example({ title, text, children }: ExampleProps) {
  const t = useTranslate()
  return (
    <Section title={title}>
      {text && <p className={`below-16 quiet ${styles['text']}`}>{t(text)}</p>}
      {children}
    </Section>
  )
}
