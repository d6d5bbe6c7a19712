// The archives of the audit by month, and a button that makes those of past months.
import { downloadArchive, listArchives, startArchive, type Archive } from '@register/contract/log/archive'
import { isActive } from '@register/contract/system/tasks'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { download } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Progress } from '../../../../kit/feedback/Progress.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { secondOf } from '../../../../kit/plain/beijing.ts'
import { count, fileSize } from '../../../../kit/plain/format.ts'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { archiveAsk, archiveAskText, archiveOf, downloadOf, words } from './words.ts'

const lookAgainMs = 1_000

export function Archives() {
  const t = useTranslate()
  const { ask } = useFeedback()
  const reading = useRead(
    listArchives,
    {},
    { refetchInterval: ({ state }) => (state.data?.archives.some(isActive) ? lookAgainMs : false) },
  )
  const start = useWrite(startArchive, { refreshes: [listArchives] })
  const { open = [], archives = [] } = reading.data ?? {}
  const last = open.at(-1)
  async function begin(month: string) {
    const agreed = await ask({ title: archiveAsk(open), text: archiveAskText, yes: words.begin })
    if (agreed) await start.mutateAsync({ body: { month } })
  }
  return (
    <Section
      title={words.byMonth}
      aside={
        last !== undefined &&
        !archives.some(isActive) && (
          <Allow may={startArchive}>
            <Action icon="save" label={archiveOf(open)} onPress={() => begin(last)} />
          </Allow>
        )
      }
    >
      <p className="below-12 quiet">{t(words.archiveText)}</p>
      <LoadState reading={reading}>
        {() =>
          archives.length > 0 ? (
            <ArchiveTable archives={archives} />
          ) : (
            <EmptyState icon="folder" text={words.noArchives} />
          )
        }
      </LoadState>
    </Section>
  )
}

function ArchiveTable({ archives }: { archives: readonly Archive[] }) {
  const lang = useLang()
  const may = useMay()(downloadArchive)
  const fetchFile = ({ month }: Archive) => download(downloadArchive, { params: { month } }, `audit-${month}.jsonl.gz`)
  return (
    <PlainTable
      label={words.byMonth}
      rows={archives}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', title: words.month, short: true, draw: ({ month }) => month },
        { key: 'rows', title: words.rows, short: true, align: 'end', draw: ({ rows }) => count(rows, lang) },
        {
          key: 'size',
          title: words.size,
          short: true,
          align: 'end',
          draw: ({ size }) => (size === null ? '—' : fileSize(size)),
        },
        { key: 'made', title: words.made, short: true, draw: ({ at }) => secondOf(at) },
        { key: 'by', title: words.by, short: true, draw: ({ by }) => by },
        { key: 'stands', title: words.stands, long: true, draw: (archive) => <Standing archive={archive} /> },
        {
          key: 'acts',
          title: words.acts,
          short: true,
          draw: (archive) =>
            may && archive.state === 'done' ? (
              <Action
                bare
                small
                kind="quiet"
                icon="download"
                label={downloadOf(archive.month)}
                onPress={() => fetchFile(archive)}
              />
            ) : null,
        },
      ]}
    />
  )
}

function Standing({ archive }: { archive: Archive }) {
  const { state, done, rows, removedAt, msg, month } = archive
  if (isActive(archive)) return <Progress label={archiveOf([month])} done={done} total={rows} />
  if (state === 'failed') return <StatusTag tone="bad" label={msg || words.broken} />
  return (
    <StatusTag tone={removedAt === null ? 'good' : 'quiet'} label={removedAt === null ? words.inTable : words.inFile} />
  )
}
