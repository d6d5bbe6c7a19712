// Asks, once, to sign in again when a session has ended under somebody's hands. Specification section 8.
import { useLocation, useNavigate } from 'react-router'
import { useSay } from '../../api/language.ts'
import { stayWithoutSession, useSession } from '../../api/session.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Sheet } from '../../kit/plain/Sheet.tsx'
import * as paths from '../../paths.ts'
import { words } from '../words.ts'

export const SessionLost = () => {
  const say = useSay()
  const go = useNavigate()
  const { asking } = useSession()
  const { pathname, search } = useLocation()
  return (
    <Sheet steady open={asking} title={say(words.lostTitle)} onClose={stayWithoutSession} closeWord={say(words.stay)}>
      <p>{say(words.lost)}</p>
      <Button look="primary" wide onClick={() => void go(paths.login(pathname + search))}>
        {say(words.signInAgain)}
      </Button>
    </Sheet>
  )
}
