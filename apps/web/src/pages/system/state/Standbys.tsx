// The servers that follow the database: which confirms its writes, and how far behind each is.
import type { Standby, SystemState } from '@register/contract/system/state'
import { useTranslate } from '../../../api/language.ts'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { fileSize } from '../../../kit/plain/format.ts'
import { awaitedText, words } from './words.ts'

/** How far a server is that follows: bytes, and the time that the last write took to it. */
const behindText = ({ bytes, ms }: NonNullable<Standby['behind']>): string =>
  [fileSize(bytes), ...(ms === null ? [] : [`${ms} ms`])].join(' · ')

export function Standbys({ standbys, awaited }: SystemState['database']) {
  const t = useTranslate()
  return (
    <Section title={words.standbys}>
      <PlainTable
        label={words.standbys}
        rows={standbys}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', title: words.standby, draw: ({ name }) => name },
          {
            key: 'role',
            title: words.confirmation,
            draw: ({ confirms, state }) => (
              <StatusTag
                tone={state === 'catchup' ? 'warn' : confirms ? 'good' : 'quiet'}
                label={state === 'catchup' ? words.catchesUp : confirms ? words.confirms : words.follows}
              />
            ),
          },
          {
            key: 'behind',
            title: words.behind,
            align: 'end',
            short: true,
            draw: ({ behind }) => (behind ? behindText(behind) : t(words.unknown)),
          },
        ]}
      />
      {awaited > 0 && (
        <p className="above-12">
          <StatusTag tone="warn" label={awaitedText(awaited)} />
        </p>
      )}
    </Section>
  )
}
