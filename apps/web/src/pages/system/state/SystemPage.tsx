// The state of the running system: versions, processes, database, files, queues and maintenance, refreshed while the page is visible.
import { readState, type SystemState } from '@register/contract/system/state'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Facts } from '../../../kit/display/fields/Facts.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { count, fileSize } from '../../../kit/plain/format.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useNow } from '../../../kit/time/useNow.ts'
import { InstanceTable } from './InstanceTable.tsx'
import { Standbys } from './Standbys.tsx'
import { Upkeep } from './Upkeep.tsx'
import styles from './state.module.css'
import { newerText, outOf, queueWords, sinceText, words } from './words.ts'

/** Milliseconds between two reads. */
const refreshMs = 10_000

export function SystemPage() {
  const reading = useRead(readState, {}, { refetchInterval: refreshMs })
  return (
    <div className="stack fit gap-16">
      <PageHead title={words.title} text={words.text} />
      <LoadState reading={reading} page>
        {(state) => <Parts state={state} />}
      </LoadState>
    </div>
  )
}

function Parts({ state }: { state: SystemState }) {
  return (
    <>
      <Section title={words.instances}>
        <InstanceTable instances={state.instances} />
      </Section>
      <div className={`stack gap-16 ${styles['columns']}`}>
        <Versions {...state.versions} />
        <Upkeep {...state} />
        <Storage {...state} />
        <Queues queues={state.queues} />
        {state.database.standbys.length > 0 && <Standbys {...state.database} />}
      </div>
      <LargestTables tables={state.database.tables} />
    </>
  )
}

function Versions({ product, node, postgres, migration, migratedAt }: SystemState['versions']) {
  return (
    <Section title={words.versions}>
      <Facts
        facts={[
          [words.product, product],
          [words.node, node],
          [words.postgres, <DatabaseServer key="postgres" {...postgres} />],
          [words.migration, `${migration} · ${secondOf(migratedAt)}`],
        ]}
      />
    </Section>
  )
}

function DatabaseServer({ version, day, newer }: SystemState['versions']['postgres']) {
  const t = useTranslate()
  const now = useNow()
  return (
    <>
      {version}
      {day !== null && ` · ${t(sinceText(day, now))}`}
      {newer && (
        <>
          {' '}
          <StatusTag tone="warn" label={words.update} /> {t(newerText(newer))}
        </>
      )}
    </>
  )
}

function Storage({ database, files }: SystemState) {
  const t = useTranslate()
  const lang = useLang()
  const { disc } = files
  return (
    <Section title={words.storage}>
      <Facts
        facts={[
          [words.database, fileSize(database.bytes)],
          [words.connections, t(outOf(count(database.connections, lang), count(database.maxConnections, lang)))],
          [words.stored, `${count(files.count, lang)} · ${fileSize(files.bytes)}`],
          [words.place, t(words[files.place])],
          [words.free, disc ? t(outOf(fileSize(disc.free), fileSize(disc.total))) : t(words.unknown)],
        ]}
      />
    </Section>
  )
}

function Queues({ queues }: Pick<SystemState, 'queues'>) {
  const t = useTranslate()
  const lang = useLang()
  return (
    <Section title={words.queues}>
      <PlainTable
        label={words.queues}
        rows={queues}
        rowKey={({ key }) => key}
        columns={[
          { key: 'queue', title: words.queue, draw: ({ key }) => t(queueWords[key]) },
          {
            key: 'waiting',
            title: words.waiting,
            align: 'end',
            short: true,
            draw: (row) => count(row.waiting, lang),
          },
          {
            key: 'running',
            title: words.running,
            align: 'end',
            short: true,
            draw: (row) => count(row.running, lang),
          },
        ]}
      />
    </Section>
  )
}

function LargestTables({ tables }: Pick<SystemState['database'], 'tables'>) {
  const lang = useLang()
  return (
    <Section title={words.tables}>
      <PlainTable
        label={words.tables}
        rows={tables}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', title: words.table, draw: ({ name }) => name },
          { key: 'bytes', title: words.size, align: 'end', short: true, draw: ({ bytes }) => fileSize(bytes) },
          {
            key: 'rows',
            title: words.rows,
            align: 'end',
            short: true,
            draw: ({ rows }) => (rows === null ? '—' : count(rows, lang)),
          },
        ]}
      />
    </Section>
  )
}
