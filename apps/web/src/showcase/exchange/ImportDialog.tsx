// Imports rows from a file: choose or drop it, see the progress, read the result of each row.
import type { Wording } from '@register/contract/phrase'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { Icon } from '../../kit/action/icons.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { reasonOf, useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { feedbackWords } from '../../kit/feedback/words.ts'
import { FileInput } from '../../kit/upload/FileInput.tsx'
import { megabytes, whyRefused, type FileRules } from '../../kit/upload/fileRules.ts'
import { useDrop } from '../../kit/upload/useDrop.ts'
import type { Send } from '../../kit/upload/useUploads.ts'
import { uploadWords } from '../../kit/upload/words.ts'
import styles from './import.module.css'
import { SendProgress } from '../../kit/exchange/SendProgress.tsx'
import { importWords as words, tipOf } from './words.ts'
import { StatusTag } from '../../kit/display/StatusTag.tsx'
import { ImportFindings } from '../../kit/exchange/ImportFindings.tsx'

// The outcome of an import, row by row.
interface ImportRow {
  /** The row's number in the file, from 1. */
  row: number
  key: string
  ok: boolean
  msg: string
}

interface ImportOutcome {
  total: number
  added: number
  changed: number
  failed: number
  /** The failed rows; the server may send only some of them. */
  rows: readonly ImportRow[]
}

/** Whether any row was imported. */
const cameIn = ({ added, changed }: ImportOutcome): boolean => added + changed > 0

// The result of an import: how many rows were imported, and why the others were not.
/** `keyName`: the name of the column that identifies a row, 样品编号. */
function ImportResult({ outcome, keyName }: { outcome: ImportOutcome; keyName: Wording }) {
  const { total, added, changed, failed, rows } = outcome
  const some = cameIn(outcome)
  return (
    <ImportFindings
      figures={[
        { label: words.total, value: total },
        { label: words.added, value: added, tone: 'good' },
        { label: words.changed, value: changed, tone: 'good' },
        { label: words.wrong, value: failed, ...(failed > 0 && { tone: 'bad' as const }) },
      ]}
      head={
        <Notice
          tone={!some ? 'bad' : failed > 0 ? 'warn' : 'good'}
          title={some ? words.done : words.failed}
          text={some ? undefined : words.nothing}
        />
      }
      label={words.rows}
      rows={rows}
      all={failed}
      columns={[
        { key: 'row', title: words.row, align: 'end', short: true, draw: ({ row }) => row },
        { key: 'key', title: keyName, short: true, draw: ({ key }) => key || '—' },
        {
          key: 'state',
          title: words.state,
          short: true,
          draw: ({ ok }) => <StatusTag tone={ok ? 'good' : 'bad'} label={ok ? words.good : words.wrong} />,
        },
        { key: 'reason', title: words.reason, draw: ({ msg }) => msg },
      ]}
      low
    />
  )
}

export interface ImportDialogProps {
  title?: Wording
  open: boolean
  onClose: () => void
  rules: FileRules
  /** The name of the column that identifies a row: 样品编号. */
  keyName: Wording
  send: Send<ImportOutcome>
  /** Downloads the empty template. */
  onTemplate?: () => unknown
  /** The options of the import: 覆盖已有数据. */
  options?: ReactNode
  onImported?: (outcome: ImportOutcome) => void
}

type Stage =
  | { is: 'choose' }
  | { is: 'sending'; name: string; percent: number }
  | { is: 'failed'; error: unknown }
  | { is: 'done'; outcome: ImportOutcome }

export function ImportDialog(props: ImportDialogProps) {
  const { title, open, onClose, rules, keyName, send, onTemplate, options, onImported } = props
  const t = useTranslate()
  const { notify } = useFeedback()
  const [stage, setStage] = useState<Stage>({ is: 'choose' })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const again = () => setStage({ is: 'choose' })
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) again()
  }
  async function start([file]: readonly File[]) {
    if (!file) return
    const reason = await whyRefused(file, rules)
    if (reason) return notify('warn', uploadWords.warning, [reason])
    const mine = new AbortController()
    controller.current = mine
    const { name } = file
    setStage({ is: 'sending', name, percent: 0 })
    try {
      const outcome = await send(file, (percent) => setStage({ is: 'sending', name, percent }), mine.signal)
      setStage({ is: 'done', outcome })
      onImported?.(outcome)
    } catch (error) {
      setStage(mine.signal.aborted ? { is: 'choose' } : { is: 'failed', error })
    }
    return undefined
  }
  const sending = stage.is === 'sending'
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(stage.is)
  useEffect(() => {
    // The focused element disappears with its stage, so the focus moves on.
    if (shown.current !== stage.is) body.current?.focus()
    shown.current = stage.is
  }, [stage.is])
  function close() {
    // Once the whole file was sent, the server finishes the import even if the dialog is closed.
    if (!sending) onClose()
  }
  const { over, on } = useDrop((files) => void start(files), stage.is !== 'choose')
  return (
    <Dialog
      title={title ?? words.title}
      open={open}
      onClose={close}
      width={550}
      footer={
        <div className="acts">
          {sending && (
            <Action label={words.stop} disabled={stage.percent >= 100} onPress={() => controller.current?.abort()} />
          )}
          {(stage.is === 'failed' || stage.is === 'done') && <Action label={words.again} onPress={again} />}
          {!sending && (
            <Action kind={stage.is === 'done' ? 'primary' : 'plain'} label={feedbackWords.close} onPress={close} />
          )}
        </div>
      }
    >
      <div ref={body} tabIndex={-1} className={styles['stage']}>
        {stage.is === 'choose' && (
          <div className="stack fit gap-12">
            <div {...on}>
              <FileInput
                rules={rules}
                label={words.choose}
                className={`${styles['drop']} ${over ? styles['over'] : ''}`}
                onFiles={(files) => void start(files)}
              >
                <Icon name="upload" className={styles['dropIcon']} />
                {t(words.drop)}
              </FileInput>
            </div>
            <div className="row wrap gap-4-12 align-center justify-between quiet small">
              <span>{t(tipOf(megabytes(rules.below), (rules.extensions ?? []).join(' / ')))}</span>
              {onTemplate && <Action small kind="link" icon="download" label={words.template} onPress={onTemplate} />}
            </div>
            {options && (
              <div role="group" aria-label={t(words.options)} className={`row wrap ${styles['options']}`}>
                {options}
              </div>
            )}
          </div>
        )}
        {stage.is === 'sending' && (
          <SendProgress
            name={stage.name}
            percent={stage.percent}
            label={stage.percent < 100 ? words.uploading : words.working}
          />
        )}
        {stage.is === 'failed' && <Notice tone="bad" title={words.failed} text={reasonOf(stage.error)} />}
        {stage.is === 'done' && <ImportResult outcome={stage.outcome} keyName={keyName} />}
      </div>
    </Dialog>
  )
}
