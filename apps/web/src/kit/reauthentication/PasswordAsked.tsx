// Draws the dialog that asks for the password again, over whatever page or drawer made the call.
import { lazy, Suspense, useEffect, useState } from 'react'
import { drawsDialog } from '../../api/session/reauthentication.ts'

const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog.tsx')).PasswordDialog,
}))

export function PasswordAsked() {
  const [asked, setAsked] = useState<{ answer: (given: boolean) => void }>()
  useEffect(() => {
    const stop = drawsDialog(() => new Promise<boolean>((answer) => setAsked({ answer })))
    return stop
  }, [])
  if (!asked) return null
  const end = (given: boolean) => {
    setAsked(undefined)
    asked.answer(given)
  }
  // Mounted with each question, so that it lies above drawers and dialogs that were opened before.
  return (
    <Suspense fallback={null}>
      <PasswordDialog onEnd={end} />
    </Suspense>
  )
}
