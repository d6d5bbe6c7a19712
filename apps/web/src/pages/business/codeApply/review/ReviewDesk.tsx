// The review desk: the queue at the left, the application in the middle, the decision at the right; keys lead to the next one.
import { readDossier } from '@register/contract/business/review/dossier'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { BottomDrawer } from '../../../../kit/dialog/BottomDrawer.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { useWide } from '../../../../kit/layout/useWide.ts'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { KeysDialog } from '../../../../kit/dialog/KeysDialog.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useKeys } from '../../../../kit/dialog/useKeys.ts'
import { useUnsaved } from '../../../../kit/tabs/useTab.ts'
import { ApplicationView, statusOf } from '../detail/ApplicationView.tsx'
import { reviewWords as words, stillWaitingOf } from '../words.ts'
import { DossierFacts } from './facts/DossierFacts.tsx'
import { Resubmission } from './facts/Resubmission.tsx'
import { Desk, DeskRecord, DeskSide } from '../../../../kit/layout/desk/Desk.tsx'
import { DecisionPanel, opinionId, type DecisionPanelProps } from './DecisionPanel.tsx'
import { JustDecided } from './JustDecided.tsx'
import { QueueList } from './QueueList.tsx'
import styles from './review.module.css'
import { keysOf, steps, type Step } from './steps.ts'
import { useOpinions } from './useOpinions.ts'
import { useQueue, type Queue } from './useQueue.ts'

export function ReviewDesk({ step }: { step: Step }) {
  const t = useTranslate()
  const wide = useWide('lg')
  const queue = useQueue(step)
  const [help, setHelp] = useState(false)
  // The browser keeps each application's opinion, so that looking at another one loses nothing.
  const { opinions, isUnsent, write, leftOver } = useOpinions(step)
  useUnsaved(isUnsent)
  const [decidedId, setDecidedId] = useState<number>()
  const { rows, openId, open } = queue
  // While the rows of another tab load, `rows` still has those of the former one.
  const first = queue.reading.isPlaceholderData ? undefined : rows[0]?.id
  // On a desktop the first application is open; on a telephone the list comes first.
  useEffect(() => {
    if (wide && openId === undefined && first !== undefined) open(first)
    // `open` is a new function after every change of the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wide, openId, first])
  useKeys(
    useMemo(
      () => ({
        j: () => queue.step(1),
        k: () => queue.step(-1),
        o: () => document.querySelector<HTMLElement>(`#${opinionId}`)?.focus(),
        '?': () => setHelp(true),
      }),
      [queue],
    ),
  )
  const showList = wide || openId === undefined
  // Below the buttons of the next application: above them it would push "pass" to where the pointer has just clicked.
  const inColumn = wide && openId !== undefined
  const lately = decidedId !== undefined && (
    <JustDecided
      key={decidedId}
      id={decidedId}
      onTakenBack={() => {
        setDecidedId(undefined)
        open(decidedId)
      }}
    />
  )
  return (
    <Desk
      columns={styles['columns']}
      head={
        <>
          {showList && (
            <PageHead title={steps[step].title} text={steps[step].text}>
              {wide && <Action icon="key" label={words.showKeys} onPress={() => setHelp(true)} />}
            </PageHead>
          )}
          {!inColumn && showList && lately}
        </>
      }
    >
      {showList && <QueueList queue={queue} />}
      {openId === undefined ? (
        wide && <NothingOpen queue={queue} />
      ) : (
        <OpenOne
          key={openId}
          id={openId}
          step={step}
          queue={queue}
          wide={wide}
          lately={inColumn && lately}
          onDecided={() => setDecidedId(openId)}
          opinion={opinions[openId] ?? ''}
          onOpinion={(opinion) => write(openId, opinion)}
          onLeftOver={() => leftOver(openId)}
        />
      )}
      <KeysDialog
        open={help}
        onClose={() => setHelp(false)}
        keys={[
          ['j', t(words.keyNext)],
          ['k', t(words.keyPrevious)],
          ['o', t(words.keyOpinion)],
          [keysOf.pass, t(steps[step].pass)],
          [keysOf.return, t(words.return)],
          [keysOf.reject, t(words.reject)],
          ['?', t(words.keyHelp)],
        ]}
      />
    </Desk>
  )
}

/** Next to a queue of which nothing is open: how to open one, or how to go on with what a search leaves out. */
function NothingOpen({ queue: { rows, list, tab, waiting = 0 } }: { queue: Queue }) {
  if (rows.length > 0) return <EmptyState icon="audit" text={words.pickOne} />
  if (list.filters['keyword'] === undefined || tab !== 'waiting' || waiting === 0) return null
  return (
    <EmptyState icon="audit" text={stillWaitingOf(waiting)}>
      <Action kind="primary" label={words.goOn} onPress={list.clear} />
    </EmptyState>
  )
}

interface OpenOneProps extends Pick<DecisionPanelProps, 'step' | 'opinion' | 'onOpinion' | 'onLeftOver'> {
  id: number
  queue: Queue
  wide: boolean
  /** Shown below the decision. */
  lately: ReactNode
  onDecided: () => void
}

function OpenOne({ id, step, queue, wide, lately, onDecided, opinion, onOpinion, onLeftOver }: OpenOneProps) {
  const reading = useRead(readDossier, { body: { id } })
  const aside = useWide('xl')
  const [deciding, setDeciding] = useState(false)
  return (
    <LoadState reading={reading}>
      {(dossier) => {
        const { application } = dossier
        const facts = <DossierFacts dossier={dossier} />
        const panel = (
          <DecisionPanel
            step={step}
            application={application}
            opinion={opinion}
            onOpinion={onOpinion}
            onLeftOver={onLeftOver}
            reload={reading.refetch}
            onDone={() => {
              onDecided()
              setDeciding(false)
              queue.open(wide ? queue.after?.id : undefined)
            }}
          />
        )
        const { tone, label } = statusOf(application.status)
        return (
          <>
            <DeskRecord label={application.applicationNo}>
              <PageHead
                part={wide}
                title={`${application.manufacturerName} · ${application.model}`}
                text={`${application.productName} · ${application.applicationNo}`}
                tag={<StatusTag tone={tone} label={label} />}
              >
                {!wide && <Action icon="back" label={words.backToQueue} onPress={() => queue.open(undefined)} />}
                <Action bare kind="quiet" icon="up" label={words.previous} onPress={() => queue.step(-1)} />
                <Action bare kind="quiet" icon="down" label={words.next} onPress={() => queue.step(1)} />
              </PageHead>
              <Resubmission resubmission={dossier.resubmission} />
              <ApplicationView application={application} />
              {!aside && facts}
            </DeskRecord>
            {wide ? (
              <DeskSide label={words.decision}>
                {panel}
                {lately}
                {aside && facts}
              </DeskSide>
            ) : (
              <>
                <div className={`surface line-above pad-8-16 ${styles['bar']}`}>
                  <Action block kind="primary" label={words.decide} onPress={() => setDeciding(true)} />
                </div>
                <BottomDrawer title={application.applicationNo} open={deciding} onClose={() => setDeciding(false)}>
                  {panel}
                </BottomDrawer>
              </>
            )}
          </>
        )
      }}
    </LoadState>
  )
}
