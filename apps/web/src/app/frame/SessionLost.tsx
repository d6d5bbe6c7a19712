// Asks, once, to sign in again when a session has ended under somebody's hands; there is no way past it. Specification section 8.
import { useLocation, useNavigate } from 'react-router'
import { useSay } from '../../api/language.ts'
import { leaveLostSession, useSession } from '../../api/session.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { PlainDialog } from '../../kit/plain/PlainDialog.tsx'
import * as paths from '../../paths.ts'
import { words } from '../words.ts'

export const SessionLost = () => {
  const say = useSay()
  const go = useNavigate()
  const { asking } = useSession()
  const { pathname, search } = useLocation()
  // Until now everything of the person has stayed: the page behind is still theirs.
  const signInAgain = () => {
    leaveLostSession()
    void go(paths.login(pathname + search))
  }
  return (
    <PlainDialog open={asking} title={say(words.lostTitle)}>
      <p>{say(words.lost)}</p>
      <Button look="primary" wide onClick={signInAgain}>
        {say(words.signInAgain)}
      </Button>
    </PlainDialog>
  )
}
