// Shows faults that no screen has caught: script errors by their kind, and chunks of the app that no longer load.
import { useEffect, useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Button, IconButton } from '../../kit/plain/action/Button.tsx'
import { words } from '../words.ts'
import { faultOf, type Fault } from './faultKind.ts'
import { toldByPage } from './Net.tsx'
import styles from './Faults.module.css'

/** Milliseconds in which a page whose chunk failed to load shows the error itself. */
const forPage = 300

/** Browsers report this error although nothing is wrong: a layout took two rounds. */
const harmless = /^ResizeObserver loop/

export function Faults() {
  const say = useSay()
  const [fault, setFault] = useState<Fault & { outdated?: true }>()
  useEffect(() => {
    const report = (error: unknown) => {
      const found = faultOf(error)
      if (found && !harmless.test(found.text)) setFault(found)
    }
    const onError = ({ error, message }: ErrorEvent) => report(error ?? message)
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
    // A new version was deployed while this window was open, or the network is gone: chunks and styles are missing.
    // Where the chunk of the page itself is missing, the page shows the error in its own place a moment later.
    let waiting = 0
    const onPreload = () => {
      window.clearTimeout(waiting)
      waiting = window.setTimeout(() => setFault({ title: words.routeError, text: '', outdated: true }), forPage)
    }
    const onTold = () => window.clearTimeout(waiting)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    window.addEventListener('vite:preloadError', onPreload)
    window.addEventListener(toldByPage, onTold)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
      onTold()
      window.removeEventListener('vite:preloadError', onPreload)
      window.removeEventListener(toldByPage, onTold)
    }
  }, [])
  if (!fault) return null
  return (
    <div role="alert" className={styles['fault']}>
      <div>
        <strong>{say(fault.title)}</strong>
        <p>{fault.outdated ? say(words.outdated) : fault.text}</p>
      </div>
      {fault.outdated && (
        <Button look="primary" onClick={() => window.location.reload()}>
          {say(words.reload)}
        </Button>
      )}
      <IconButton icon="cross" label={say(words.close)} onClick={() => setFault(undefined)} />
    </div>
  )
}
