// The runs of a task, newest first, in a drawer over the cards: start, duration, result and output; live while one runs.
import { listRuns, runStates, type TaskRun } from '@register/contract/system/scheduledTask/scheduledTask'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { keepFound } from '../../../api/keepFound.ts'
import { useTranslate } from '../../../api/language.ts'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { History } from '../../../kit/display/History.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Choice } from '../../../kit/input/Choice.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { TableFoot } from '../../../kit/table/TableFoot.tsx'
import { lasted, minuteOf } from '../../../kit/time/time.ts'
import styles from './scheduledTask.module.css'
import { useLive } from './useLive.ts'
import { askedBy, attemptOf, dueOf, logOf, onOf, progressOf, tookOf, words } from './words.ts'

const pageSize = 20

interface RunLogProps {
  /** The id of the task; undefined while the drawer is closed. */
  id: string | undefined
  title: string | undefined
  onClose: () => void
}

export function RunLog({ id, title, onClose }: RunLogProps) {
  return (
    <SideDrawer title={title === undefined ? words.runs : logOf(title)} open={id !== undefined} onClose={onClose}>
      {id !== undefined && <Runs key={id} id={id} />}
    </SideDrawer>
  )
}

function Runs({ id }: { id: string }) {
  const t = useTranslate()
  const [pageNum, setPage] = useState(1)
  const [state, setState] = useState('')
  const reading = useLive(
    listRuns,
    { params: { id }, query: { pageNum, pageSize, ...(state && { state }) } },
    ({ list }) => list,
    { placeholderData: keepFound },
  )
  const options = Object.entries(runStates).map(([value, { label }]) => ({ value, label: t(label) }))
  return (
    <div className="stack gap-16">
      <div className={styles['filter']}>
        <Choice
          label={words.outcome}
          value={state}
          options={[{ value: '', label: words.allRuns }, ...options]}
          onChange={(next) => {
            setState(next ?? '')
            setPage(1)
          }}
        />
      </div>
      <LoadState reading={reading}>
        {({ list, total, totalIsLowerBound }) => (
          <>
            {list.length === 0 ? (
              <EmptyState icon="clock" text={state === '' ? words.noRuns : words.noSuchRuns} />
            ) : (
              <History label={words.runs} items={list.map((run) => itemOf(run, t))} />
            )}
            {total > pageSize && (
              <TableFoot list={{ pageNum, pageSize, setPage }} total={total} more={totalIsLowerBound ?? false} narrow />
            )}
          </>
        )}
      </LoadState>
    </div>
  )
}

function itemOf(run: TaskRun, t: (phrase: Phrase) => string) {
  const { tone, label } = runStates[run.state]
  const { begunAt, dueAt, took, by, instance, attempts } = run
  const about: Phrase[] = [
    ...(took === null ? [] : [tookOf(lasted(took))]),
    ...progressOf(run),
    ...(by ? [askedBy(by)] : []),
    ...(dueAt ? [dueOf(minuteOf(dueAt))] : []),
    ...(instance ? [onOf(instance)] : []),
    ...(attempts > 1 ? [attemptOf(attempts)] : []),
  ]
  return {
    key: run.id,
    tone,
    title: (
      <>
        <StatusTag tone={tone} label={label} /> {secondOf(begunAt ?? dueAt ?? run.at)}
      </>
    ),
    meta: about.map((one) => t(one)).join(' · '),
    body: run.text,
  }
}
