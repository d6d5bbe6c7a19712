// The net under the screens: a fault in drawing one shows a plain message and a way on, not a blank page.
import { say } from '@register/contract/phrase'
import { Component, type ReactNode } from 'react'
import { currentLang } from '../api/language.ts'
import { Button } from '../kit/plain/Button.tsx'
import { Blank } from '../kit/plain/Blank.tsx'
import { words } from './words.ts'

interface Props {
  children: ReactNode
  /** A change of it, such as of the address, tries again. */
  at?: string
}

/** A class because React catches faults in no other way. */
export class Net extends Component<Props, { failedAt?: string | undefined; failed: boolean }> {
  override state: { failedAt?: string | undefined; failed: boolean } = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.at })
  }

  override componentDidUpdate(): void {
    const { failed, failedAt } = this.state
    if (failed && failedAt !== undefined && failedAt !== this.props.at)
      this.setState({ failed: false, failedAt: undefined })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const lang = currentLang()
    return (
      <Blank title={say(words.faultTitle, lang)} text={say(words.fault, lang)} tone="bad">
        <Button look="primary" onClick={() => location.reload()}>
          {say(words.reload, lang)}
        </Button>
      </Blank>
    )
  }
}
