// The valid certificates of one manufacturer, and the chosen ones' files as one zip.
import { dayReading } from '@register/contract/input/partDay'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import {
  mostQualified,
  qualifiedFiles,
  qualifiedReports,
  type QualifiedReport,
} from '@register/contract/business/information/qualified'
import { fileKinds } from '@register/contract/business/file'
import type { Call } from '@register/contract/endpoint'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { download } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Tick } from '../../../kit/input/Tick.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import styles from './dialogs.module.css'
import { newestOf, qualifiedOf, receivedOf, tooMuchOf, words, zipOf } from './words.ts'

export interface QualifiedFilesProps {
  /** The manufacturer by name and credit code, or by any certificate it has. */
  maker: Call<typeof qualifiedReports>['body']
  open: boolean
  onClose: () => void
}

/** The number of files and their size in bytes. */
const weightOf = (reports: readonly QualifiedReport[]) => {
  const files = reports.flatMap((report) => report.files)
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

const nameOf = ({ certificateNo, reportNo }: QualifiedReport) => (certificateNo ? printNo(certificateNo) : reportNo)

export function QualifiedFiles({ maker, open, onClose }: QualifiedFilesProps) {
  const t = useTranslate()
  const reading = useRead(qualifiedReports, { body: maker }, { enabled: open })
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [received, setReceived] = useState<number>()
  const reports = reading.data?.reports ?? []
  const chosen = reports.filter(({ publicId, files }) => files.length > 0 && !leftOut.has(publicId))
  const { files, bytes } = weightOf(chosen)
  const tooMuch = files > mostQualified.files || bytes > mostQualified.bytes
  async function run() {
    setReceived(0)
    try {
      const body = { ...maker, chosen: chosen.map(({ publicId }) => publicId) }
      await download(qualifiedFiles, { body }, 'certificates.zip', setReceived)
    } finally {
      setReceived(undefined)
    }
  }
  return (
    <Dialog
      title={reading.data ? qualifiedOf(reading.data.manufacturerName) : words.qualified}
      open={open}
      onClose={onClose}
      width={860}
      expandable
      act={{ label: zipOf(files, bytes), disabled: files === 0 || tooMuch, run }}
    >
      <div className="stack fit gap-12">
        <p className="quiet">{t(words.qualifiedText)}</p>
        {tooMuch && <Notice tone="warn" title={tooMuchOf(mostQualified.files, mostQualified.bytes)} />}
        {reading.data?.more && <Notice title={newestOf(mostQualified.reports)} />}
        <LoadState reading={reading} lines={5}>
          {(found) =>
            found.reports.length === 0 ? (
              <EmptyState icon="certificate" text={words.noQualified} />
            ) : (
              <Choice reports={found.reports} leftOut={leftOut} onChange={setLeftOut} />
            )
          }
        </LoadState>
        {received !== undefined && (
          <p role="status" className="quiet">
            {t(words.preparing)} · {t(receivedOf(received))}
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  reports: readonly QualifiedReport[]
  leftOut: ReadonlySet<string>
  onChange: (leftOut: ReadonlySet<string>) => void
}

function Choice({ reports, leftOut, onChange }: ChoiceProps) {
  const t = useTranslate()
  const set = (id: string, taken: boolean) => {
    const next = new Set(leftOut)
    if (taken) next.delete(id)
    else next.add(id)
    onChange(next)
  }
  return (
    <>
      <div className="row wrap gap-8 align-center">
        <Action small kind="plain" label={words.chooseAll} onPress={() => onChange(new Set())} />
        <Action
          small
          kind="plain"
          label={words.chooseNone}
          onPress={() => onChange(new Set(reports.map(({ publicId }) => publicId)))}
        />
      </div>
      <div className={styles['certificates']}>
        <PlainTable
          label={words.certificates}
          rows={reports}
          rowKey={({ publicId }) => publicId}
          columns={[
            {
              key: 'choose',
              title: words.choose,
              short: true,
              draw: (report) => (
                <Tick
                  id={`qualified-${report.publicId}`}
                  label={nameOf(report)}
                  disabled={report.files.length === 0}
                  value={report.files.length > 0 && !leftOut.has(report.publicId)}
                  invalid={false}
                  required={false}
                  describedBy={undefined}
                  onBlur={() => {}}
                  onChange={(taken) => set(report.publicId, taken === true)}
                />
              ),
            },
            {
              key: 'certificateNo',
              title: words.certificateNo,
              short: true,
              draw: (report) => <span className="mono tabular">{nameOf(report)}</span>,
            },
            {
              key: 'product',
              title: words.product,
              long: true,
              draw: ({ productName, model }) => `${productName} ${model}`,
            },
            {
              key: 'issueDate',
              title: words.issueDate,
              short: true,
              draw: (report) => t(dayReading(report.issueDate, report.issueDatePrinted)),
            },
            {
              key: 'files',
              title: words.files,
              short: true,
              draw: (report) =>
                report.files.length === 0 ? (
                  <span className="quiet">{t(words.noFile)}</span>
                ) : (
                  [...new Set(report.files.map(({ kind }) => t(fileKinds[kind])))].join(' · ')
                ),
            },
          ]}
        />
      </div>
    </>
  )
}
