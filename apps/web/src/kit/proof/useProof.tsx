// Runs actions that need a fresh proof of identity: when the server asks for the password again, a dialog asks for it and the action is repeated.
import { useCallback, useState, type ReactNode } from 'react'
import { asksForPassword } from '../../api/ways/ownPassword.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

export interface Proof {
  /** The result of `act`; rejects with its refusal when the password is not given. */
  proved: <T>(act: () => Promise<T>) => Promise<T>
  /** Must be drawn by the component that uses it. */
  dialog: ReactNode
}

export function useProof(): Proof {
  const [asked, setAsked] = useState<{ answer: (given: boolean) => void }>()
  const proved = useCallback(async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      if (!asksForPassword(error)) throw error
      const given = await new Promise<boolean>((answer) => setAsked({ answer }))
      setAsked(undefined)
      if (!given) throw error
      return act()
    }
  }, [])
  return { proved, dialog: <PasswordDialog open={asked !== undefined} onEnd={(given) => asked?.answer(given)} /> }
}
