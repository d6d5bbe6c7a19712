// Sign-in methods of other systems, from the configuration; draws nothing where there are none. Placed below the tabs of the sign-in page.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useSite } from '../../../api/look.ts'
import { leaveFor } from '../../../api/ways/openId.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import styles from './openId.module.css'
import { words } from './words.ts'

export const OtherWays = () => {
  const say = useSay()
  const providers = useSite().data?.ways.openId ?? []
  const [trouble, setTrouble] = useState<Phrase>()
  const [busy, setBusy] = useState<string>()
  if (providers.length === 0) return null
  const leave = async (key: string): Promise<void> => {
    setTrouble(undefined)
    setBusy(key)
    try {
      await leaveFor(key)
    } catch (error) {
      setBusy(undefined)
      if (!(error instanceof Failure)) throw error
      setTrouble(error.phrase)
    }
  }
  return (
    <section className={styles['others']}>
      <h2>{say(words.others)}</h2>
      <FormTrouble phrase={trouble} />
      {providers.map(({ key, name }) => (
        <Button key={key} wide busy={busy === key} onClick={() => void leave(key)}>
          {say(name)}
        </Button>
      ))}
    </section>
  )
}
