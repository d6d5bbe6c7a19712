// The frame of a coverage question: its heading, the answer, the inputs, and the button below them.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { Button } from '../../../../kit/plain/action/Button.tsx'
import styles from '../Coverage.module.css'
import { Result } from '../result/Result.tsx'
import { words } from '../words.ts'
import type { Asks } from './useAsking.ts'

interface Props {
  answer: Answer
  asks: Asks
  /** More is asked below: the answer is kept short. */
  goesOn?: boolean
  hint?: Phrase
  /** The inputs; without any there is nothing to press. */
  children: ReactNode
}

export const AskForm = ({ answer, asks, goesOn = false, hint, children }: Props) => {
  const t = useTranslate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const { found, errors, isEmpty, isPending, trouble, pressed, link } = asks
  // The button is below all inputs and the answer above them, so the page scrolls to the answer. What a shared address asks moves nothing: the standing is read first.
  useEffect(() => {
    if (found && pressed) result.current?.scrollIntoView({ block: 'start' })
  }, [found, pressed])
  useEffect(() => {
    if (errors.size > 0 && pressed) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors, pressed])
  const wrong = isEmpty ? t(words.fillOne) : errors.size > 0 ? t(words.mend) : trouble && t(trouble)
  return (
    <form
      ref={form}
      className={`stack gap-12 ${styles['ask']}`}
      aria-labelledby={`${id}-ask`}
      onSubmit={(event) => {
        event.preventDefault()
        asks.ask()
      }}
      noValidate
    >
      <h3 id={`${id}-ask`}>{t(words.ask)}</h3>
      <div ref={result} role="status">
        {found && !pressed && asks.isGiven && (
          <p className={`below-8 warn rounded pad-12-16 ${styles['fromLink']}`}>{t(words.fromLink)}</p>
        )}
        {found && <Result answer={answer} found={found} goesOn={goesOn} link={link} />}
      </div>
      {children && (
        <>
          {hint && <p className={`quiet medium ${styles['note']}`}>{t(hint)}</p>}
          {children}
          <div className={`row wrap gap-8-16 align-center ${styles['act']}`}>
            <Button type="submit" look="primary" busy={isPending}>
              {t(words.check)}
            </Button>
            <p role="alert" className={styles['bad']}>
              {wrong}
            </p>
          </div>
        </>
      )}
    </form>
  )
}
