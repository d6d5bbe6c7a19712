// Signing in with a telephone that is signed in already: a code to scan. The third tab of the sign-in page.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { readQr, startQr } from '@register/contract/system/signIn/qr'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useSite } from '../../../api/branding.ts'
import { authoriseWithoutTelephone, signInByQr } from '../../../api/signIn/qr.ts'
import { useRead } from '../../../api/query.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { QrCode } from '../../../kit/plain/QrCode.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import styles from './qr.module.css'
import { words } from './words.ts'

const askEveryMs = 2_000
const isOver = (state: string | undefined) => state === 'authorised' || state === 'refused' || state === 'expired'

export const QrWay = () => {
  const t = useTranslate()
  const isDemo = useSite().data?.demo ?? false
  const code = useRead(startQr, {}, { gcTime: 0, staleTime: Infinity })
  const secret = code.data?.secret ?? ''
  const asked = useRead(
    readQr,
    { body: { secret } },
    {
      enabled: secret !== '',
      gcTime: 0,
      refetchInterval: (query) => (isOver(query.state.data?.state) ? false : askEveryMs),
    },
  )
  const state = asked.data?.state ?? 'waiting'
  const [trouble, setTrouble] = useState<Phrase>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (state !== 'authorised') return
    // The page navigates on as soon as the person is signed in.
    signInByQr(secret).catch((error: unknown) => {
      if (error instanceof Failure) setTrouble(error.phrase)
      else throw error
    })
  }, [state, secret])

  const renew = (): void => {
    setTrouble(undefined)
    void code.refetch()
  }
  const authorise = async (): Promise<void> => {
    setBusy(true)
    try {
      await authoriseWithoutTelephone(secret)
      await asked.refetch()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setTrouble(error.phrase)
    } finally {
      setBusy(false)
    }
  }
  const isFailed = code.isError && !code.isFetching
  const isDead = isFailed || trouble !== undefined || state === 'refused' || state === 'expired'
  const said: Phrase = isFailed
    ? words.failed
    : state === 'scanned' && asked.data?.simulated
      ? words.scannedDemo
      : words[state]
  return (
    <div className={`stack gap-12 items-center text-center ${styles['way']}`}>
      <FormTrouble phrase={trouble} />
      <div className={`framed rounded clip anchor ${styles['frame']}`}>
        {code.data && <QrCode text={code.data.url} label={words.code} size={216} level="M" />}
        {(state !== 'waiting' || isDead) && (
          <div className={`stack gap-12 items-center plain pad-16 ${styles['over']}`}>
            <Icon name={isDead ? 'again' : 'check'} size={32} />
            <span>{t(said)}</span>
            {isDead && (
              <Button icon="again" busy={code.isFetching} onClick={renew}>
                {t(words.renew)}
              </Button>
            )}
            {asked.data?.simulated && !isDead && (
              <Button look="primary" busy={busy} onClick={() => void authorise()}>
                {t(words.demoAuthorise)}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className="quiet">{t(words.how)}</p>
      {/* Its line is there before the answer, so that what is below does not jump. */}
      {(code.data?.simulated ?? isDemo) && <p className="quiet">{code.data ? t(words.simulated) : '\u00a0'}</p>}
      <span role="status" className="unseen">
        {t(said)}
      </span>
    </div>
  )
}
