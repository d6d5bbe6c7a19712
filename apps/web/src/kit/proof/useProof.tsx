// Does what asks for a fresh proof of who sits there: when the server wants the password again, a dialog takes it and the act is repeated.
import { useCallback, useState, type ReactNode } from 'react'
import { asksForPassword } from '../../api/ways/ownPassword.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

export interface Proof {
  /** The result of `act`; rejects with its refusal when the password is not given. */
  proved: <T>(act: () => Promise<T>) => Promise<T>
  /** To be drawn wherever it is used. */
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
