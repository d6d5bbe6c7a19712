// The list of a long form's sections next to it: the present one, and what each still lacks.
import type { Wording } from '@register/contract/phrase'
import { useEffect, useState, type RefObject } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import type { PartState } from '../values/validate.ts'
import styles from './form.module.css'
import { formWords as words, missingOf, wrongOf } from './words.ts'

export interface FormSection {
  key: string
  title: Wording
  /** The numbers of missing and wrong values; undefined for a section that requires nothing and cannot be wrong. */
  state?: PartState | undefined
}

/** The elements of the sections, by their keys. */
export type Parts = RefObject<ReadonlyMap<string, HTMLElement>>

/** The section in which the person is: the one with the focus while that is visible, else the last whose heading has passed the upper third. */
function useCurrent(keys: string, parts: Parts): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const all = keys.split(',')
    const top = (key: string) => parts.current.get(key)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    function withFocus(): string | undefined {
      const focused = document.activeElement
      const at = all.find((key) => parts.current.get(key)?.contains(focused))
      const place = focused?.getBoundingClientRect()
      return place && place.bottom > 0 && place.top < window.innerHeight ? at : undefined
    }
    function look() {
      const line = window.innerHeight / 3
      setCurrent(withFocus() ?? all.findLast((key) => top(key) < line) ?? all[0])
    }
    look()
    // The content area of the frame scrolls, not the window, so the event is caught in the capture phase.
    window.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('focusin', look)
    return () => {
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('focusin', look)
    }
  }, [keys, parts])
  return current
}

/** Wrong values come before missing ones: a section with an error never gets a tick. */
function Mark({ state: { missing, wrong, asksNothing } }: { state: PartState }) {
  const t = useTranslate()
  if (wrong > 0)
    return (
      <span className="inline-row gap-4 align-center bad small regular one-line">
        <Icon name="close" />
        {t(wrongOf(wrong))}
      </span>
    )
  // A tick would say that somebody has filled it in.
  if (asksNothing && missing === 0) return <span className="quiet small">{t(words.asksNothing)}</span>
  if (missing > 0) return <span className="warn small regular one-line">{t(missingOf(missing))}</span>
  return (
    <span className="good" title={t(words.complete)}>
      <Icon name="check" />
      <span className="unseen">{t(words.complete)}</span>
    </span>
  )
}

export function SectionList({ sections, parts }: { sections: readonly FormSection[]; parts: Parts }) {
  const t = useTranslate()
  const current = useCurrent(sections.map(({ key }) => key).join(), parts)
  function go(key: string) {
    const section = parts.current.get(key)
    section?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t(words.sections)} className={styles['sections']}>
      <ol>
        {sections.map(({ key, title, state }) => (
          <li key={key}>
            <button
              className="row gap-8 align-center justify-between full-width plain text-start no-border no-ground pressable"
              type="button"
              aria-current={current === key ? 'location' : undefined}
              onClick={() => go(key)}
            >
              <span>{t(title)}</span>
              {state && <Mark state={state} />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
