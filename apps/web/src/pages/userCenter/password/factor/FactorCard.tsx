// The person's own second factor: its state, setting it up or anew, new recovery codes, turning it off.
import { readFactor, removeFactor, renewCodes } from '@register/contract/system/ways/factor'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { factorIsOn } from '../../../../api/ways/factor.ts'
import { useSay } from '../../../../api/language.ts'
import { asksForPassword } from '../../../../api/ways/ownPassword.ts'
import { refreshReads, useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { useProof } from '../../../../kit/proof/useProof.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import * as paths from '../../../../paths.ts'
import { CodesDialog } from './CodesDialog.tsx'
import styles from './factor.module.css'
import { codesLeftOf, words } from './words.ts'

export function FactorCard() {
  const say = useSay()
  const { ask, done } = useFeedback()
  const { proved, dialog } = useProof()
  const reading = useRead(readFactor, {})
  const [codes, setCodes] = useState<string[]>()
  const setUp = paths.secondFactor(paths.userCenter('password'))
  /** Ignores the error of a closed password dialog, because the person closed it on purpose. */
  const unlessLeft = (error: unknown) => {
    if (!asksForPassword(error)) throw error
  }
  async function renew() {
    if (!(await ask({ title: say(words.askRenew), text: say(words.renewText), yes: say(words.renew) }))) return
    await proved(() => call(renewCodes, {})).then((made) => setCodes(made.codes), unlessLeft)
    await refreshReads([readFactor])
  }
  async function turnOff(required: boolean) {
    const text = say(required ? words.offRequired : words.offText)
    if (!(await ask({ title: say(words.askOff), text, yes: say(words.off), danger: true }))) return
    await proved(() => call(removeFactor, {})).then(async () => {
      done(words.isOff)
      await refreshReads([readFactor])
      await factorIsOn()
    }, unlessLeft)
  }
  return (
    <Section title={say(words.title)}>
      <LoadState reading={reading} lines={2}>
        {({ since, codesLeft, required }) =>
          since === null ? (
            <>
              <p className={styles['quiet']}>{say(words.offered)}</p>
              <div className={styles['acts']}>
                <LinkAction kind="primary" label={say(words.setUp)} to={setUp} />
              </div>
            </>
          ) : (
            <>
              <p className={styles['state']}>
                <StatusTag tone="good" label={say(words.isOn)} />
                <span className={styles['quiet']}>
                  {say(words.since)} <RelativeTime at={since} />
                </span>
                <StatusTag tone={codesLeft > 2 ? 'quiet' : 'warn'} label={say(codesLeftOf(codesLeft))} />
              </p>
              <div className={styles['acts']}>
                <Action label={say(words.off)} onPress={() => turnOff(required)} />
                <LinkAction label={say(words.anew)} to={setUp} />
                <Action label={say(words.renew)} onPress={renew} />
              </div>
            </>
          )
        }
      </LoadState>
      <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      {dialog}
    </Section>
  )
}
