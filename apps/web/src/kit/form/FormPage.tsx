// The frame of a long form: section list at the left, the sections, help at the right, and the actions always visible below.
import type { Wording } from '@register/contract/phrase'
import { useCallback, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Section } from '../layout/Section.tsx'
import type { Kept } from '../values/useKeptForm.ts'
import styles from './form.module.css'
import { KeptNote } from '../values/KeptNote.tsx'
import { SectionList, type FormSection } from './SectionList.tsx'

// The hook measures the head of the form and gives its height to the style sheet, because the head covers what scrolls below it: sticky parts and scroll targets move down by that height.
/** For `ref` of the head; its parent gets the height in pixels, or 0 while the head scrolls away with the form. */
function useStuckHeight() {
  return useCallback((head: HTMLElement | null) => {
    if (!head) return undefined
    const measure = () => {
      const stays = getComputedStyle(head).position === 'sticky'
      head.parentElement?.style.setProperty('--form-head', `${stays ? head.offsetHeight : 0}px`)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(head)
    window.addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])
}

export interface FormPageProps {
  head: ReactNode
  /** The head stays visible while the form scrolls, where the window has room for it. */
  headStays?: boolean
  /** Below the head, scrolled away with the form. */
  notices?: ReactNode
  sections: readonly (FormSection & { aside?: ReactNode; content: ReactNode })[]
  aside?: ReactNode
  /** The state of saving, at the left of the actions. */
  state?: Wording | ReactNode
  actions: ReactNode
  /** The notice about input that was restored after a reload. */
  kept?: Kept | undefined
}

export function FormPage({ head, headStays = false, notices, sections, aside, state, actions, kept }: FormPageProps) {
  const t = useTranslate()
  const stuck = useStuckHeight()
  const parts = useRef(new Map<string, HTMLElement>())
  const partRef = (key: string) => (part: HTMLElement | null) => {
    if (part) parts.current.set(key, part)
    else parts.current.delete(key)
  }
  return (
    <div className={`row column gap-16 ${styles['page']}`}>
      {headStays ? (
        <div ref={stuck} className={styles['stays']}>
          {head}
        </div>
      ) : (
        head
      )}
      {notices}
      <KeptNote kept={kept} />
      <div className={`stack align-start grow ${styles['columns']} ${aside ? styles['withAside'] : ''}`}>
        <SectionList sections={sections} parts={parts} />
        <div className="stack fit gap-16">
          {sections.map(({ key, title, aside: help, content }) => (
            <Section key={key} ref={partRef(key)} title={title} aside={help}>
              {content}
            </Section>
          ))}
        </div>
        {aside && <aside className={styles['aside']}>{aside}</aside>}
      </div>
      <div className={`row wrap gap-8-16 align-center justify-between surface line-above ${styles['foot']}`}>
        <div className={styles['state']}>{t(state)}</div>
        <div className={`acts ${styles['acts']}`}>{actions}</div>
      </div>
    </div>
  )
}
