// Shows faults that no screen has caught: script errors by their kind, and parts of the app that do not load, for want of a network or because of a new version.
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Button, IconButton } from '../../../kit/plain/action/Button.tsx'
import { isLostFile } from '../../../kit/plain/state/lostFile.ts'
import { whyLost } from '../../../kit/plain/state/whyLost.ts'
import { words } from '../../words.ts'
import { faultOf, type Fault } from './faultKind.ts'
import styles from './Faults.module.css'

/** Browsers report this error although nothing is wrong: a layout took two rounds. */
const harmless = /^ResizeObserver loop/

export function Faults() {
  const t = useTranslate()
  const [fault, setFault] = useState<Fault & { lost?: Phrase }>()
  useEffect(() => {
    const report = (error: unknown) => {
      // A part of a page says so in its own place; this is code that something done on the page asked for.
      if (isLostFile(error)) return void tellLost()
      const found = faultOf(error)
      if (found && !harmless.test(found.text)) setFault(found)
    }
    const tellLost = async () => {
      const why = await whyLost()
      setFault({ title: words[`${why}Title`], text: '', lost: words[why] })
    }
    const onError = ({ error, message }: ErrorEvent) => report(error ?? message)
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
  if (!fault) return null
  return (
    <div
      role="alert"
      className={`row gap-16 align-center justify-between plain surface rounded pad-12-16 ${styles['fault']}`}
    >
      <div>
        <strong>{t(fault.title)}</strong>
        <p>{fault.lost ? t(fault.lost) : fault.text}</p>
      </div>
      {fault.lost && (
        <Button look="primary" onClick={() => window.location.reload()}>
          {t(words.reload)}
        </Button>
      )}
      <IconButton icon="cross" label={words.close} onClick={() => setFault(undefined)} />
    </div>
  )
}
