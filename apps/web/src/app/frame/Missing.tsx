// The page for an address that does not exist, or that this person may not open.
import { use, useEffect } from 'react'
import { useSay } from '../../api/language.ts'
import { loadAccess, useSession } from '../../api/session.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { Quote } from '../../kit/plain/state/Quote.tsx'
import { Button, ButtonLink } from '../../kit/plain/action/Button.tsx'
import * as paths from '../../paths.ts'
import { words } from '../words.ts'
import { SignInAgain } from './signInAgain.ts'

const WaysOn = () => {
  const say = useSay()
  const { status } = useSession()
  const signInAgain = use(SignInAgain)
  return (
    <>
      <ButtonLink to={status === 'signedIn' ? paths.home : paths.search()} look="primary">
        {say(words.goHome)}
      </ButtonLink>
      {signInAgain ? (
        <Button onClick={signInAgain}>{say(words.signInAgain)}</Button>
      ) : (
        <ButtonLink to={paths.login()}>{say(status === 'signedIn' ? words.signInAgain : words.signIn)}</ButtonLink>
      )}
      <Button onClick={() => window.history.back()}>{say(words.goBack)}</Button>
      <Quote />
    </>
  )
}

export const Missing = () => {
  const say = useSay()
  return (
    <Blank code="404" title={say(words.missingTitle)} text={say(words.missing)}>
      <WaysOn />
    </Blank>
  )
}

export const Refused = () => {
  const say = useSay()
  // The right may have been given since this window read its rights: they are asked for before the refusal stands.
  useEffect(() => void loadAccess().catch(() => undefined), [])
  return (
    <Blank icon="warning" title={say(words.refusedTitle)} text={say(words.refused)}>
      <WaysOn />
    </Blank>
  )
}
