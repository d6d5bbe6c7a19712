// The desk of publishing: what waits at the left, the certificate's file beside the values it must agree with, and the decision; the next one opens by itself.
import { recordName } from '@register/contract/rules/numbers/recordName'
import { readPublishingDesk, type PublishingDesk as Answer } from '@register/contract/business/report/publishing/desk'
import { queryList } from '@register/contract/business/report/report'
import { reportFieldOf } from '@register/contract/business/report/fields'
import { reportStatuses } from '@register/contract/rules/status'
import { useMemo, type ReactNode } from 'react'
import { useTranslate } from '../../../../../api/language.ts'
import { useRead } from '../../../../../api/query.ts'
import { Action } from '../../../../../kit/action/Action.tsx'
import { useKeys } from '../../../../../kit/dialog/useKeys.ts'
import { FieldList } from '../../../../../kit/display/fields/FieldList.tsx'
import { StatusTag } from '../../../../../kit/display/StatusTag.tsx'
import { PageHead } from '../../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../../kit/layout/Section.tsx'
import { useWide } from '../../../../../kit/layout/useWide.ts'
import { LoadState } from '../../../../../kit/state/LoadState.tsx'
import { CertificateNo } from '../../../CertificateNo.tsx'
import { recordIn } from '../../detail/ReportContentView.tsx'
import { knownForm } from '../../knownForms.ts'
import { useForms } from '../../useForms.ts'
import { words as handoverWords } from '../../handover/words.ts'
import styles from './desk.module.css'
import { Papers } from './Papers.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { SampleCoverage } from './SampleCoverage.tsx'
import { words } from './words.ts'
import { Desk, DeskQueue, DeskRecord, DeskRows, DeskSide } from '../../../../../kit/layout/desk/Desk.tsx'
import { QueueRow } from '../../../../../kit/layout/desk/QueueRow.tsx'
import { keepFound } from '../../../../../api/keepFound.ts'
import { useAddress } from '../../../../../kit/plain/useAddress.ts'

// The queue of the desk of publishing, the oldest first: its rows, which one is open, and how to open the next.
/** Rows that the queue lists; more than a person publishes in a morning, and the list has them all. */
const listed = 50

/** `openId`: the report that the address names. */
function useReady(openId: number) {
  const [, set] = useAddress()
  const request = {
    status: 'submitted',
    pageNum: 1,
    pageSize: listed,
    prop: 'submittedAt',
    order: 'ascending',
  } as const
  const reading = useRead(queryList, { body: request }, { refetchInterval: 60_000, placeholderData: keepFound })
  const rows = reading.data?.list ?? []
  const at = rows.findIndex(({ id }) => id === openId)
  const open = (id: number | undefined) => set({ id: id === undefined ? undefined : String(id) })
  return {
    reading,
    rows,
    total: reading.data?.total,
    openId,
    open,
    /** Opens the neighbour of the open row. */
    step(by: 1 | -1) {
      const next = rows[at === -1 ? 0 : at + by]
      if (next) open(next.id)
    },
    /** The row to open after the open one has left the queue. */
    after: at === -1 ? rows[0] : (rows[at + 1] ?? rows[at - 1]),
  }
}
type Ready = ReturnType<typeof useReady>

// The left column of the desk of publishing: what waits, the oldest first, led by company and model.
function ReadyQueue({ ready: { reading, rows, total, openId, open } }: { ready: Ready }) {
  const t = useTranslate()
  return (
    <DeskQueue label={words.queue}>
      <h2>
        {t(words.queue)} {total}
      </h2>
      <LoadState reading={reading}>
        {() => (
          <DeskRows
            rows={rows}
            draw={(row) => (
              <QueueRow
                company={row.manufacturerName}
                at={row.submittedAt ?? row.updatedAt}
                product={[row.model, row.productName]}
                no={recordName(row)}
                sender={row.submittedBy}
                current={row.id === openId}
                onOpen={() => open(row.id)}
              />
            )}
          />
        )}
      </LoadState>
    </DeskQueue>
  )
}

/** In the order in which a certificate prints them. */
const compared = [
  'certificateNo',
  'applicantName',
  'applicantAddress',
  'manufacturerName',
  'manufacturerAddress',
  'categoryCode',
  'productName',
  'model',
  'reportNo',
  'testBasis',
  'conclusion',
  'issueDate',
  'validTo',
].flatMap((key) => reportFieldOf(key) ?? [])

export function PublishingDesk({ id }: { id: number }) {
  const ready = useReady(id)
  const wide = useWide('lg')
  useKeys(useMemo(() => ({ j: () => ready.step(1), k: () => ready.step(-1) }), [ready]))
  return (
    <Desk
      columns={styles['columns']}
      head={
        <PageHead title={handoverWords.ready}>
          <Action icon="back" label={words.toList} onPress={() => ready.open(undefined)} />
          <Action bare kind="quiet" icon="up" label={words.previous} onPress={() => ready.step(-1)} />
          <Action bare kind="quiet" icon="down" label={words.next} onPress={() => ready.step(1)} />
        </PageHead>
      }
    >
      {wide && <ReadyQueue ready={ready} />}
      <OpenOne key={id} id={id} wide={wide} onDone={() => ready.open(ready.after?.id)} />
    </Desk>
  )
}

interface OpenOneProps {
  id: number
  /** The decision comes first, in a column of its own; else last, after what it is about. */
  wide: boolean
  onDone: () => void
}

function OpenOne({ id, wide, onDone }: OpenOneProps) {
  const reading = useRead(readPublishingDesk, { body: { id } })
  return (
    <LoadState reading={reading}>
      {(desk) => (
        <LoadedForm desk={desk}>
          <Opened desk={desk} wide={wide} reload={reading.refetch} onDone={onDone} />
        </LoadedForm>
      )}
    </LoadState>
  )
}

/** Waits for the parameter form, so that the desk is drawn once and whole. */
const LoadedForm = ({ desk, children }: { desk: Answer; children: ReactNode }) => (
  <LoadState reading={useForms([recordIn(desk.report.content)])}>{() => children}</LoadState>
)

interface OpenedProps extends Pick<OpenOneProps, 'wide' | 'onDone'> {
  desk: Answer
  reload: () => Promise<unknown>
}

function Opened({ desk, wide, reload, onDone }: OpenedProps) {
  const { report, files, sample } = desk
  const { content, certificateNo, categoryCode, categoryName, manufacturerName, model, productName, status } = report
  const form = knownForm(recordIn(content))
  const drawn = {
    categoryCode: `${categoryCode} ${categoryName}`,
    ...(certificateNo && { certificateNo: <CertificateNo no={certificateNo} /> }),
  }
  const { label, tone } = reportStatuses[status]
  const panel = <PublishPanel report={report} reload={reload} onDone={onDone} />
  return (
    <>
      <DeskRecord label={recordName(report)}>
        <PageHead
          part
          title={[manufacturerName, model].filter(Boolean).join(' · ')}
          text={[productName, report.submittedBy].filter(Boolean).join(' · ')}
          tag={<StatusTag tone={tone} label={label} />}
        />
        <Papers files={files} />
      </DeskRecord>
      <DeskSide label={words.compare}>
        {wide && panel}
        <Section title={words.compare}>
          <FieldList rows={1} fields={compared} values={content} drawn={drawn} />
        </Section>
        <SampleCoverage form={form} sample={sample} />
        {!wide && panel}
      </DeskSide>
    </>
  )
}
