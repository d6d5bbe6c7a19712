// The page for an address that does not exist, or that this person may not open.
import { use, useEffect } from 'react'
import { useTranslate } from '../../api/language.ts'
import { loadAccess, useSession } from '../../api/session.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { Quote } from '../../kit/plain/state/Quote.tsx'
import { Button, ButtonLink } from '../../kit/plain/action/Button.tsx'
import * as paths from '../../paths.ts'
import { words } from '../words.ts'
import { SignInAgain } from './signInAgain.ts'

/** `another`: signing in as another person helps. A missing page is missing for everyone who is signed in. */
const WaysOn = ({ another = false }: { another?: boolean }) => {
  const t = useTranslate()
  const isSignedIn = useSession().status === 'signedIn'
  const signInAgain = use(SignInAgain)
  return (
    <>
      <ButtonLink to={isSignedIn ? paths.home : paths.search()} look="primary">
        {t(words.goHome)}
      </ButtonLink>
      {isSignedIn && another && <Button onClick={signInAgain}>{t(words.signInAsAnother)}</Button>}
      {!isSignedIn && <ButtonLink to={paths.login()}>{t(words.signIn)}</ButtonLink>}
      <Button onClick={() => window.history.back()}>{t(words.goBack)}</Button>
      <Quote />
    </>
  )
}

export const Missing = () => {
  return (
    <Blank code="404" title={words.missingTitle} text={words.missing}>
      <WaysOn />
    </Blank>
  )
}

export const Refused = () => {
  // The right may have been given since this window read its rights: they are asked for before the refusal stands.
  useEffect(() => void loadAccess().catch(() => undefined), [])
  return (
    <Blank icon="warning" title={words.refusedTitle} text={words.refused}>
      <WaysOn another />
    </Blank>
  )
}
