// The decision on an application: the opinion and the three decisions, each by its button or its key.
import { listApplications, readApplication } from '@register/contract/business/codeApply/codeApply'
import type { Application, Decision } from '@register/contract/business/codeApply/shape'
import { readDossier } from '@register/contract/business/review/dossier'
import { textOf } from '@register/contract/fields'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { refreshReads } from '../../../../api/cache.ts'
import { useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { useKeys } from '../../../../kit/dialog/useKeys.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { CopyText } from '../../../../kit/display/CopyText.tsx'
import { FieldFrame } from '../../../../kit/form/FieldFrame.tsx'
import { FieldInput } from '../../../../kit/input/FieldInput.tsx'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { ApplicationSubject } from '../ApplicationSubject.tsx'
import { TakeBack } from '../TakeBack.tsx'
import { reviewWords as words } from '../words.ts'
import styles from './review.module.css'
import { keysOf, steps, type Step } from './steps.ts'

// Whether an application has been in front long enough to be decided: the next one comes to the place of the last, and a second click there is not meant for it.
/** Milliseconds. Two clicks in a row are up to 500 apart by the settings of common systems. */
const pause = 600

function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), pause)
    return () => clearTimeout(timer)
  }, [])
  return settled
}

export interface DecisionPanelProps {
  step: Step
  application: Application
  /** As typed so far. */
  opinion: string
  onOpinion: (opinion: string) => void
  /** Called when an opinion is no longer possible, because another reviewer has decided. */
  onLeftOver: () => void
  reload: () => unknown
  /** Called after the decision, to open the next application. */
  onDone: () => void
}

export const opinionId = 'review-opinion'

export function DecisionPanel(props: DecisionPanelProps) {
  const { step, application, opinion, onOpinion, onLeftOver, reload, onDone } = props
  const t = useTranslate()
  const { ask } = useFeedback()
  const stale = useStale(reload)
  /** The decision that lacks an opinion. */
  const [asked, setAsked] = useState<Decision>()
  const { list, decide, action, pass } = steps[step]
  const settled = useSettled()
  const write = useWrite(decide, { refreshes: [list, listApplications, readApplication, readDossier] })
  const { id, rev, actions, leftOpen } = application
  /** The head office decides whether the product is tested at all, and says why. */
  const always = step === 'head' && leftOpen !== null
  const running = useRef(false)
  const { failed } = useFeedback()
  /** A decision by its key: one press is one decision, also where the key is held down, and none before the application has settled. */
  const byKey = (decision: Decision) => (press: KeyboardEvent) => {
    if (press.repeat || !settled || !actions.includes(action)) return
    void take(decision).catch(failed)
  }
  useKeys({
    [keysOf.pass]: byKey('pass'),
    [keysOf.return]: byKey('return'),
    [keysOf.reject]: byKey('reject'),
  })
  if (!actions.includes(action))
    return (
      <div className={`stack gap-12 content-start card pad-16 ${styles['decision']}`}>
        <Notice title={words.alreadyDone} />
        {opinion.trim() !== '' && <LeftOver opinion={opinion} onOpinion={onOpinion} onLeftOver={onLeftOver} />}
        <TakeBack block application={application} reload={reload} />
      </div>
    )

  /** A second decision does not begin while one is under way, whichever way it was given. */
  async function take(decision: Decision) {
    if (running.current) return
    running.current = true
    try {
      await decideOn(decision)
    } finally {
      running.current = false
    }
  }
  async function decideOn(decision: Decision) {
    const isNeeded = opinion.trim() === '' && (decision !== 'pass' || always)
    setAsked(isNeeded ? decision : undefined)
    if (isNeeded) {
      document.querySelector<HTMLElement>(`#${opinionId}`)?.focus()
      return
    }
    if (
      decision === 'reject' &&
      !(await ask({
        title: words.reject,
        text: <ApplicationSubject application={application}>{t(words.rejectAsk)}</ApplicationSubject>,
        yes: words.reject,
        danger: true,
      }))
    )
      return
    try {
      await write.mutateAsync({ body: { id, rev, decision, opinion: opinion.trim() } })
    } catch (error) {
      if (await stale(error)) {
        await refreshReads([list, listApplications])
        return
      }
      throw error
    }
    onOpinion('')
    // The result appears below the buttons, where it can be taken back; a message would cover that place.
    onDone()
  }
  return (
    <div className={`stack gap-12 content-start card pad-16 ${styles['decision']}`}>
      <h2>{t(words.decision)}</h2>
      {always && <Notice title={leftOpen} />}
      <FieldFrame
        id={opinionId}
        label={words.opinion}
        hint={always ? words.opinionAlways : words.opinionHint}
        error={asked && (asked === 'pass' ? words.groundNeeded : words.opinionNeeded)}
      >
        {(describedBy) => (
          <FieldInput
            field={{ key: 'opinion', label: words.opinion, type: 'paragraph', maxLength: 500 }}
            id={opinionId}
            label={words.opinion}
            value={opinion}
            required={false}
            invalid={asked !== undefined}
            describedBy={describedBy}
            onBlur={() => undefined}
            onChange={(text) => {
              onOpinion(textOf(text))
              setAsked(undefined)
            }}
          />
        )}
      </FieldFrame>
      <Action
        block
        kind="primary"
        icon="check"
        label={pass}
        shortcut={keysOf.pass}
        disabled={!settled && words.opening}
        onPress={() => take('pass')}
      />
      <Action
        block
        icon="return"
        label={words.return}
        shortcut={keysOf.return}
        disabled={!settled}
        onPress={() => take('return')}
      />
      <Action
        block
        kind="danger"
        icon="stop"
        label={words.reject}
        shortcut={keysOf.reject}
        disabled={!settled}
        onPress={() => take('reject')}
      />
    </div>
  )
}

/** An opinion typed after another reviewer had decided: shown to be read and copied until its writer closes it. */
function LeftOver({
  opinion,
  onOpinion,
  onLeftOver,
}: Pick<DecisionPanelProps, 'opinion' | 'onOpinion' | 'onLeftOver'>) {
  const t = useTranslate()
  useEffect(onLeftOver, [onLeftOver])
  return (
    <>
      <p>{t(words.notGiven)}</p>
      <CopyText text={opinion} />
      <Action block label={words.letGo} onPress={() => onOpinion('')} />
    </>
  )
}
