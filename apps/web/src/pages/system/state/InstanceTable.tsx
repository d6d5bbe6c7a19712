// The running processes of the server, each with its pool, memory and delay.
import type { Instance } from '@register/contract/system/state'
import { useLang, useSay } from '../../../api/language.ts'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { fileSize, quantity } from '../../../kit/plain/format.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { poolText, upFor, words } from './words.ts'

export function InstanceTable({ instances }: { instances: readonly Instance[] }) {
  const say = useSay()
  const lang = useLang()
  if (instances.length === 0) return <p>{say(words.noInstances)}</p>
  return (
    <PlainTable
      label={say(words.instances)}
      rows={instances}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'host',
          title: say(words.host),
          draw: ({ host, pid, here }) => (
            <>
              {host} · {pid} {here && <StatusTag tone="good" label={say(words.here)} />}
            </>
          ),
        },
        { key: 'version', title: say(words.version), short: true, draw: ({ version }) => version },
        {
          key: 'uptime',
          title: say(words.uptime),
          short: true,
          draw: ({ startedAt, beatAt }) => say(upFor(Date.parse(beatAt) - Date.parse(startedAt))),
        },
        { key: 'beat', title: say(words.beat), short: true, draw: ({ beatAt }) => <RelativeTime at={beatAt} /> },
        { key: 'pool', title: say(words.pool), draw: ({ pool }) => say(poolText(pool)) },
        {
          key: 'memory',
          title: say(words.memory),
          align: 'end',
          short: true,
          draw: ({ memory }) => fileSize(memory.resident),
        },
        {
          key: 'loop',
          title: say(words.loop),
          align: 'end',
          short: true,
          draw: ({ loopMs }) => `${quantity(loopMs, lang, 0)} ms`,
        },
        { key: 'level', title: say(words.level), short: true, draw: ({ logLevel }) => logLevel },
      ]}
    />
  )
}
