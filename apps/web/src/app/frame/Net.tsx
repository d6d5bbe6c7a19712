// The net under the screens: a fault in drawing one shows a plain message and a way on, not a blank page.
import { say } from '@register/contract/phrase'
import { Component, type ReactNode } from 'react'
import { currentLang } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { words } from '../words.ts'

/** How browsers say that a part of the app did not come. */
const notLoaded = /dynamically imported module|module script failed|preload CSS/i

/** Told to the window once a page says itself that a part of it did not come. */
export const toldByPage = 'register:told-by-page'

/** A class because React catches faults in no other way. Give it a key, such as the address, and a change of it tries again. */
export class Net extends Component<{ children: ReactNode }, { failed: 'drawing' | 'loading' | undefined }> {
  override state = { failed: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error && notLoaded.test(error.message) ? 'loading' : 'drawing' }
  }

  /** The page says it, so the alert above every page need not. */
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
        {/* Browsers remember which file did not come, and only a new page asks for it again. */}
        <Button look="primary" onClick={() => location.reload()}>
          {say(words.reload, lang)}
        </Button>
      </Blank>
    )
  }
}
