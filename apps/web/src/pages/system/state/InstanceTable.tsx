// The running processes of the server, each with its pool, memory and delay.
import type { Instance } from '@register/contract/system/state'
import { useLang, useTranslate } from '../../../api/language.ts'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { fileSize, quantity } from '../../../kit/plain/format.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { poolText, upFor, words } from './words.ts'

export function InstanceTable({ instances }: { instances: readonly Instance[] }) {
  const t = useTranslate()
  const lang = useLang()
  if (instances.length === 0) return <p>{t(words.noInstances)}</p>
  return (
    <PlainTable
      label={words.instances}
      rows={instances}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'host',
          title: words.host,
          draw: ({ host, pid, here }) => (
            <>
              {host} · {pid} {here && <StatusTag tone="good" label={words.here} />}
            </>
          ),
        },
        { key: 'version', title: words.version, short: true, draw: ({ version }) => version },
        {
          key: 'uptime',
          title: words.uptime,
          short: true,
          draw: ({ startedAt, beatAt }) => t(upFor(Date.parse(beatAt) - Date.parse(startedAt))),
        },
        { key: 'beat', title: words.beat, short: true, draw: ({ beatAt }) => <RelativeTime at={beatAt} /> },
        { key: 'pool', title: words.pool, draw: ({ pool }) => t(poolText(pool)) },
        {
          key: 'memory',
          title: words.memory,
          align: 'end',
          short: true,
          draw: ({ memory }) => fileSize(memory.resident),
        },
        {
          key: 'loop',
          title: words.loop,
          align: 'end',
          short: true,
          draw: ({ loopMs }) => `${quantity(loopMs, lang, 0)} ms`,
        },
        { key: 'level', title: words.level, short: true, draw: ({ logLevel }) => logLevel },
      ]}
    />
  )
}
