// The state of the running system: versions, processes, database, files, queues and maintenance, refreshed while the page is visible.
import { readState, type SystemState } from '@register/contract/system/state'
import { useLang, useSay } from '../../../api/language.ts'
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
import { Upkeep } from './Upkeep.tsx'
import styles from './state.module.css'
import { newerText, outOf, queueWords, sinceText, words } from './words.ts'

/** Milliseconds between two reads. */
const refreshMs = 10_000

export function SystemPage() {
  const say = useSay()
  const reading = useRead(readState, {}, { refetchInterval: refreshMs })
  return (
    <div className={styles['page']}>
      <PageHead title={say(words.title)} text={say(words.text)} />
      <LoadState reading={reading} page>
        {(state) => <Parts state={state} />}
      </LoadState>
    </div>
  )
}

function Parts({ state }: { state: SystemState }) {
  const say = useSay()
  return (
    <>
      <Section title={say(words.instances)}>
        <InstanceTable instances={state.instances} />
      </Section>
      <div className={styles['columns']}>
        <Versions {...state.versions} />
        <Upkeep {...state} />
        <Storage {...state} />
        <Queues queues={state.queues} />
      </div>
      <LargestTables tables={state.database.tables} />
    </>
  )
}

function Versions({ product, node, postgres, migration, migratedAt }: SystemState['versions']) {
  const say = useSay()
  return (
    <Section title={say(words.versions)}>
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
  const say = useSay()
  const now = useNow()
  return (
    <>
      {version}
      {day !== null && ` · ${say(sinceText(day, now))}`}
      {newer && (
        <>
          {' '}
          <StatusTag tone="warn" label={say(words.update)} /> {say(newerText(newer))}
        </>
      )}
    </>
  )
}

function Storage({ database, files }: SystemState) {
  const say = useSay()
  const lang = useLang()
  const { disc } = files
  return (
    <Section title={say(words.storage)}>
      <Facts
        facts={[
          [words.database, fileSize(database.bytes)],
          [words.connections, say(outOf(count(database.connections, lang), count(database.maxConnections, lang)))],
          [words.stored, `${count(files.count, lang)} · ${fileSize(files.bytes)}`],
          [words.free, disc ? say(outOf(fileSize(disc.free), fileSize(disc.total))) : say(words.unknown)],
        ]}
      />
    </Section>
  )
}

function Queues({ queues }: Pick<SystemState, 'queues'>) {
  const say = useSay()
  const lang = useLang()
  return (
    <Section title={say(words.queues)}>
      <PlainTable
        label={say(words.queues)}
        rows={queues}
        rowKey={({ key }) => key}
        columns={[
          { key: 'queue', title: say(words.queue), draw: ({ key }) => say(queueWords[key]) },
          {
            key: 'waiting',
            title: say(words.waiting),
            align: 'end',
            short: true,
            draw: (row) => count(row.waiting, lang),
          },
          {
            key: 'running',
            title: say(words.running),
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
  const say = useSay()
  const lang = useLang()
  return (
    <Section title={say(words.tables)}>
      <PlainTable
        label={say(words.tables)}
        rows={tables}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', title: say(words.table), draw: ({ name }) => name },
          { key: 'bytes', title: say(words.size), align: 'end', short: true, draw: ({ bytes }) => fileSize(bytes) },
          {
            key: 'rows',
            title: say(words.rows),
            align: 'end',
            short: true,
            draw: ({ rows }) => (rows === null ? '—' : count(rows, lang)),
          },
        ]}
      />
    </Section>
  )
}
