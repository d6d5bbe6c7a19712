// A drawer for exporting: file name and type, columns, further parameters; the file is downloaded at once or made in the background.
import type { Wording } from '@register/contract/phrase'
import { Input, Radio, Select } from 'antd'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { SideDrawer } from '../dialog/SideDrawer.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { reasonOf, useFeedback } from '../feedback/useFeedback.tsx'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { Title } from '../layout/Title.tsx'
import { fileSize } from '../plain/format.ts'
import { ExportColumns, type ExportColumn } from './ExportColumns.tsx'
import { fileNameProblem } from './fileName.ts'
import { SendProgress } from './SendProgress.tsx'
import { exportWords as words, receivedOf } from './words.ts'

export interface ExportRequest {
  /** Without its extension. */
  fileName: string
  fileType: string
  /** Keys of the chosen columns, in their order; empty where they cannot be chosen. */
  columns: string[]
}

export interface ExportDrawerProps {
  title?: Wording
  open: boolean
  onClose: () => void
  /** How many records the file will hold, in words, where that is known before. */
  contents?: Wording | undefined
  /** There is nothing to export: it says so, and makes no file. */
  empty?: boolean
  /** Used until the person writes their own. */
  fileName: Wording
  fileTypes?: readonly string[]
  /** Undefined where the columns of the file are fixed. */
  columns?: readonly ExportColumn[]
  /** Fetches the file; reports the bytes received so far, and stops when the signal aborts. */
  download?: (request: ExportRequest, onProgress: (bytes: number) => void, signal: AbortSignal) => Promise<unknown>
  /** Starts a job instead. With both, people choose. */
  startTask?: (request: ExportRequest) => Promise<unknown>
  /** Shows the task centre. */
  onOpenTasks?: () => void
  /** Further parameters. */
  children?: ReactNode
}

type Stage = { is: 'ready' } | { is: 'running'; bytes: number } | { is: 'failed'; error: unknown } | { is: 'started' }

export function ExportDrawer(props: ExportDrawerProps) {
  const {
    title,
    open,
    onClose,
    fileTypes = ['xlsx'],
    download,
    startTask,
    onOpenTasks,
    children,
    empty = false,
  } = props
  const t = useTranslate()
  const contents = t(empty ? words.none : props.contents)
  const id = useId()
  const { done } = useFeedback()
  const [written, setWritten] = useState<string>()
  const fileName = written ?? t(props.fileName)
  const [fileType, setFileType] = useState(fileTypes[0] ?? 'xlsx')
  const [columns, setColumns] = useState(props.columns ?? [])
  const [way, setWay] = useState<'direct' | 'task'>(download ? 'direct' : 'task')
  const [stage, setStage] = useState<Stage>({ is: 'ready' })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const nameWrong = fileNameProblem(fileName)
  const wanted = columns.filter(({ hide }) => !hide).map(({ key }) => key)
  const columnMissing = props.columns !== undefined && wanted.length === 0
  async function run() {
    const request = { fileName: fileName.trim(), fileType, columns: wanted }
    const mine = new AbortController()
    controller.current = mine
    setStage({ is: 'running', bytes: 0 })
    try {
      if (way === 'task') await startTask?.(request)
      else await download?.(request, (bytes) => setStage({ is: 'running', bytes }), mine.signal)
      setStage({ is: way === 'task' ? 'started' : 'ready' })
      if (way === 'direct') done(words.saved)
    } catch (error) {
      setStage(mine.signal.aborted ? { is: 'ready' } : { is: 'failed', error })
    }
  }
  function leave() {
    controller.current?.abort()
    setStage({ is: 'ready' })
    onClose()
  }
  const foot = (
    <div className="stack fit gap-12 grow">
      {stage.is === 'failed' && <Notice tone="bad" title={reasonOf(stage.error)} />}
      {stage.is === 'started' && (
        <Notice
          tone="good"
          title={words.started}
          text={
            <div className="stack gap-8 items-start">
              {t(words.startedText)}
              {onOpenTasks && <Action small label={words.openTasks} onPress={onOpenTasks} />}
            </div>
          }
        />
      )}
      {stage.is === 'running' && (
        <SendProgress
          name={`${fileName}.${fileType}`}
          percent={undefined}
          label={stage.bytes > 0 ? receivedOf(fileSize(stage.bytes)) : words.preparing}
        />
      )}
      <div className="acts">
        {stage.is === 'running' && way === 'direct' && (
          <Action label={words.stop} onPress={() => controller.current?.abort()} />
        )}
        {/* The button stays, busy, while the work runs: otherwise the focus would be lost. */}
        <Action
          kind="primary"
          icon="export"
          label={words.run}
          disabled={empty ? words.none : (nameWrong !== undefined || columnMissing) && words.runNeeds}
          onPress={run}
        />
      </div>
    </div>
  )
  return (
    <SideDrawer title={title ?? words.title} open={open} onClose={leave} width={400} footer={foot}>
      <div className="stack fit gap-12">
        {contents && <p role="status">{contents}</p>}
        <Title title={words.general} />
        <FieldFrame id={`${id}-name`} label={words.fileName} required error={nameWrong}>
          {(about) => (
            <Input
              id={`${id}-name`}
              value={fileName}
              maxLength={100}
              status={nameWrong ? 'error' : ''}
              aria-describedby={about}
              suffix={fileTypes.length === 1 && `.${fileType}`}
              onChange={({ target }) => setWritten(target.value)}
            />
          )}
        </FieldFrame>
        {fileTypes.length > 1 && (
          <FieldFrame id={`${id}-type`} label={words.fileType}>
            {() => (
              <Select
                id={`${id}-type`}
                className="full-width"
                value={fileType}
                options={fileTypes.map((value) => ({ value, label: value }))}
                onChange={setFileType}
              />
            )}
          </FieldFrame>
        )}
        {download && startTask && (
          <Radio.Group
            role="radiogroup"
            aria-label={t(words.way)}
            value={way}
            options={[
              { value: 'direct', label: t(words.direct) },
              { value: 'task', label: t(words.task) },
            ]}
            onChange={({ target }) => setWay(target.value as typeof way)}
          />
        )}
        {props.columns && (
          <>
            <Title title={words.columns} />
            <ExportColumns columns={columns} onChange={setColumns} />
          </>
        )}
        {columnMissing && (
          <p role="alert" className="bad small">
            {t(words.columnNeeded)}
          </p>
        )}
        {children && (
          <>
            <Title title={words.other} />
            {children}
          </>
        )}
      </div>
    </SideDrawer>
  )
}
