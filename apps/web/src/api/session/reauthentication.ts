// Asks for the password again where the server wants a fresh proof of identity: the office draws the dialog, and every call can ask (docs/decisions/0130-acts-that-ask-for-the-password.md).
import { Failure, type Needed } from '@register/contract/errors'

/** Whether a refusal asks for the password again. */
export const asksForPassword = (error: unknown): boolean =>
  error instanceof Failure && (error.data as Partial<Needed> | null | undefined)?.needs === 'confirmation'

/** Resolves to whether the person gave the password; false when they closed the dialog. */
type Ask = () => Promise<boolean>

let dialog: Ask | undefined
let asked: Promise<boolean> | undefined

/** The frame says how it asks; returns the function that takes this back. */
export function drawsDialog(ask: Ask): () => void {
  dialog = ask
  return () => {
    if (dialog === ask) dialog = undefined
  }
}

/** Calls that ask at the same time share one dialog. False where no frame draws one. */
export function askForPassword(): Promise<boolean> {
  asked ??= (dialog?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined
  })
  return asked
}
