// The frame of a long form: section list at the left, the sections, what helps at the right, and the acts always in reach below.
import type { ReactNode } from 'react'
import { Section } from '../layout/Section.tsx'
import styles from './form.module.css'
import { SectionList, sectionId, type FormSection } from './SectionList.tsx'

export interface FormPageProps {
  head: ReactNode
  sections: readonly (FormSection & { aside?: ReactNode; content: ReactNode })[]
  aside?: ReactNode
  /** How the save stands, at the left of the acts. */
  state?: ReactNode
  actions: ReactNode
}

export function FormPage({ head, sections, aside, state, actions }: FormPageProps) {
  return (
    <div className={styles['page']}>
      {head}
      <div className={`${styles['columns']} ${aside ? styles['withAside'] : ''}`}>
        <SectionList sections={sections} />
        <div className={styles['parts']}>
          {sections.map(({ key, title, aside: beside, content }) => (
            <Section key={key} id={sectionId(key)} title={title} aside={beside}>
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
