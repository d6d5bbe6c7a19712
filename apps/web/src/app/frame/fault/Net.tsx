// The error boundary around screens: an error while drawing shows a plain message and a button to reload, not a blank page.
import { say } from '@register/contract/phrase'
import { Component, type ReactNode } from 'react'
import { currentLang } from '../../../api/language.ts'
import { serverNow } from '../../../api/client/serverClock.ts'
import { forgetPage, hasFailedBefore } from '../../../api/kept/ofPage.ts'
import { Button, ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { Blank } from '../../../kit/plain/state/Blank.tsx'
import { words } from '../../words.ts'
import { faultOf, type Fault } from './faultKind.ts'
import { FaultQuote } from './FaultQuote.tsx'

interface Props {
  /** The path of the page inside, where it may keep something in the browser: after a second failure it forgets that. */
  page?: string
  /** It lies around the router and the cache, which have failed with what is inside. */
  outermost?: true
  children: ReactNode
}

interface State {
  failed: boolean
  again: boolean
  fault?: Fault | undefined
  at?: string
}

/** A class, because React catches errors in no other way. Give it a key, such as the address, and a change of the key tries again. */
export class Net extends Component<Props, State> {
  override state: State = { failed: false, again: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, fault: faultOf(error), at: new Date(serverNow()).toISOString() }
  }

  override componentDidCatch() {
    const { page } = this.props
    if (page === undefined || !hasFailedBefore(page)) return
    forgetPage(page)
    this.setState({ again: true })
  }

  override render(): ReactNode {
    const { failed, again, fault, at } = this.state
    const { page = '', outermost, children } = this.props
    if (!failed) return children
    const lang = currentLang()
    return (
      <Blank title={say(words.faultTitle, lang)} text={say(again ? words.faultAgain : words.fault, lang)} tone="bad">
        <Button
          look="primary"
          onClick={() => {
            if (again) {
              // Once more, because the failed page may have kept something while it went.
              forgetPage(page)
              // What the address says besides the page may be the cause too.
              location.replace(`#${page}`)
            }
            location.reload()
          }}
        >
          {say(again ? words.openAnew : words.reload, lang)}
        </Button>
        {!outermost && (
          <>
            <ButtonLink to="/">{say(words.goHome, lang)}</ButtonLink>
            <FaultQuote page={page} fault={fault} at={at} />
          </>
        )}
      </Blank>
    )
  }
}
