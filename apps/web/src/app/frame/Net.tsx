// The error boundary around screens: an error while drawing shows a plain message and a button to reload, not a blank page.
import { say } from '@register/contract/phrase'
import { Component, type ReactNode } from 'react'
import { currentLang } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { words } from '../words.ts'

/** How browsers word the error of a chunk that did not load. */
const notLoaded = /dynamically imported module|module script failed|preload CSS/i

/** The window event that a page sends after it has shown a loading error itself. */
export const toldByPage = 'register:told-by-page'

/** A class, because React catches errors in no other way. Give it a key, such as the address, and a change of the key tries again. */
export class Net extends Component<{ children: ReactNode }, { failed: 'drawing' | 'loading' | undefined }> {
  override state = { failed: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error && notLoaded.test(error.message) ? 'loading' : 'drawing' }
  }

  /** The page shows the error, so the alert above every page is not needed. */
  override componentDidCatch() {
    if (this.state.failed === 'loading') window.dispatchEvent(new Event(toldByPage))
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const lang = currentLang()
    const [title, text] =
      this.state.failed === 'loading' ? [words.routeError, words.outdated] : [words.faultTitle, words.fault]
    return (
      <Blank title={say(title, lang)} text={say(text, lang)} tone="bad">
        {/* Browsers cache the failed load, and only a reload requests the file again. */}
        <Button look="primary" onClick={() => location.reload()}>
          {say(words.reload, lang)}
        </Button>
      </Blank>
    )
  }
}
