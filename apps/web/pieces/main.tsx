// The page on which the browser tests mount pieces of the kit alone, without the office around them. It is never part of what is shipped (docs/decisions/0082-pieces-are-tested-alone.md).
import '../src/app/theme/shapes/layout.css'
import '../src/app/theme/shapes/text.css'
import '../src/app/theme/shapes/box.css'
import { signedInAs, startSession } from '../src/api/session.ts'
import '../src/app/theme/tokens.css'
import '../src/app/theme/page.css'
import { mountPiece } from './mountPiece.tsx'

declare global {
  interface Window {
    /** Unmounts the piece before, and mounts the page of another, `/vab/table/base?page=2`, as a reload would show it; returns its heading once it is drawn. */
    mountPiece: (address: string) => Promise<string>
  }
}

const started = startSession()
// As the office: who is no longer signed in is asked to sign in.
void started.then(() => {
  if (signedInAs() === undefined) window.location.replace('/#/login')
})
window.mountPiece = async (address) => {
  await started
  return mountPiece(address)
}
