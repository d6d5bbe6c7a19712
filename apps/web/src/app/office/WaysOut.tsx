// Gives the "not found" and "refused" pages the function that signs a person in again from inside the office.
import { useCallback, type ReactNode } from 'react'
import { useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { SignInAgain } from '../frame/signInAgain.ts'
import { useSignOut } from './useSignOut.ts'

export function WaysOut({ children }: { children: ReactNode }) {
  const leave = useSignOut()
  const { failed } = useFeedback()
  const again = useCallback(() => void leave().catch(failed), [leave, failed])
  return <SignInAgain value={again}>{children}</SignInAgain>
}
