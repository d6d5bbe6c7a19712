// Buttons of the other systems whose accounts sign in here, from the configuration.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useSite } from '../../../api/branding.ts'
import { leaveFor } from '../../../api/signIn/openId.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { FormTrouble } from '../FormTrouble.tsx'

export const Providers = () => {
  const t = useTranslate()
  const providers = useSite().data?.ways.openId ?? []
  const [trouble, setTrouble] = useState<Phrase>()
  const [busy, setBusy] = useState<string>()
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
    <>
      <FormTrouble phrase={trouble} />
      {providers.map(({ key, name }) => (
        <Button key={key} wide busy={busy === key} onClick={() => void leave(key)}>
          {t(name)}
        </Button>
      ))}
    </>
  )
}
