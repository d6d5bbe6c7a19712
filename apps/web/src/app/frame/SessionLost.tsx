// Asks a person to sign in again when their session has ended while they work; the dialog cannot be closed (docs/rules/office.md#errors).
import { useLocation, useNavigate } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { leaveLostSession, useSession } from '../../api/session.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { PlainDialog } from '../../kit/plain/PlainDialog.tsx'
import * as paths from '../../paths.ts'
import { words } from '../words.ts'

export const SessionLost = () => {
  const t = useTranslate()
  const go = useNavigate()
  const { asking } = useSession()
  const { pathname, search } = useLocation()
  // Nothing of the person was dropped until now: the page behind still shows their data.
  const signInAgain = () => {
    leaveLostSession()
    void go(paths.login(pathname + search))
  }
  return (
    <PlainDialog open={asking} title={words.lostTitle}>
      <p>{t(words.lost)}</p>
      <Button look="primary" wide onClick={signInAgain}>
        {t(words.signInAgain)}
      </Button>
    </PlainDialog>
  )
}
