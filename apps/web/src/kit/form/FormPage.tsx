// The frame of a long form: section list at the left, the sections, help at the right, and the actions always visible below.
import { useRef, type ReactNode } from 'react'
import { Section } from '../layout/Section.tsx'
import type { Kept } from '../values/useKeptForm.ts'
import styles from './form.module.css'
import { KeptNote } from '../values/KeptNote.tsx'
import { SectionList, type FormSection } from './SectionList.tsx'

export interface FormPageProps {
  head: ReactNode
  sections: readonly (FormSection & { aside?: ReactNode; content: ReactNode })[]
  aside?: ReactNode
  /** The state of saving, at the left of the actions. */
  state?: ReactNode
  actions: ReactNode
  /** The notice about input that was restored after a reload. */
  kept?: Kept | undefined
}

export function FormPage({ head, sections, aside, state, actions, kept }: FormPageProps) {
  const parts = useRef(new Map<string, HTMLElement>())
  const partRef = (key: string) => (part: HTMLElement | null) => {
    if (part) parts.current.set(key, part)
    else parts.current.delete(key)
  }
  return (
    <div className={styles['page']}>
      {head}
      <KeptNote kept={kept} />
      <div className={`${styles['columns']} ${aside ? styles['withAside'] : ''}`}>
        <SectionList sections={sections} parts={parts} />
        <div className={styles['parts']}>
          {sections.map(({ key, title, aside: help, content }) => (
            <Section key={key} ref={partRef(key)} title={title} aside={help}>
              {content}
            </Section>
          ))}
        </div>
        {aside && <aside className={styles['aside']}>{aside}</aside>}
      </div>
      <div className={styles['foot']}>
        <div className={styles['state']}>{state}</div>
        <div className={styles['acts']}>{actions}</div>
      </div>
    </div>
  )
}
