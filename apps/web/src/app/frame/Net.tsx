// The net under the screens: a fault in drawing one shows a plain message and a way on, not a blank page.
import { say } from '@register/contract/phrase'
import { Component, type ReactNode } from 'react'
import { currentLang } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { words } from '../words.ts'

/** A class because React catches faults in no other way. Give it a key, such as the address, and a change of it tries again. */
export class Net extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
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
