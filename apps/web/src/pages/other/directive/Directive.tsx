// What other frameworks do with directives: parts for holders of a permission or role, copying, relative times that stay up to date.
import { publishReport, queryList, suspendReport } from '@register/contract/business/report'
import { permissions } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import { addNotice } from '@register/contract/system/notice'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useSession } from '../../../api/session.ts'
import { CopyButton } from '../../../kit/code/CopyButton.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Allow } from '../../../kit/guard/Allow.tsx'
import type { Wanted } from '../../../kit/guard/allowed.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { TimeText } from '../../../showcase/time/TimeText.tsx'
import * as paths from '../../../paths.ts'
import styles from '../other.module.css'
import { momentsBefore } from './moments.ts'
import { words } from './words.ts'

const cases: readonly { asks: Phrase; wanted: Wanted }[] = [
  { asks: permissions[queryList.access.may], wanted: { may: queryList } },
  { asks: permissions[addNotice.access.may], wanted: { may: addNotice } },
  { asks: words.any, wanted: { may: [publishReport, suspendReport] } },
  { asks: words.each, wanted: { mayAll: [publishReport, suspendReport] } },
  { asks: words.bodyManager, wanted: { role: 'body-manager' } },
  { asks: words.reviewers, wanted: { role: ['head-office', 'expert'] } },
]

export function Directive() {
  const say = useSay()
  const roles = useSession().info?.roles ?? []
  const [moments] = useState(() => momentsBefore(Date.now()))
  return (
    <>
      <PageHead title={say(words.title)} text={say(words.text)} back={paths.gallery} />
      <div className={styles['examples']}>
        <Section title={say(words.allow)}>
          <p className={styles['text']}>
            {say(words.allowText)} {say(words.own)}
            {roles.join(', ')}
          </p>
          <PlainTable
            label={say(words.allow)}
            rows={cases}
            rowKey={({ asks }) => asks[1]}
            columns={[
              { key: 'asks', title: say(words.asks), draw: ({ asks }) => say(asks) },
              {
                key: 'shown',
                title: say(words.shown),
                draw: ({ wanted }) => (
                  <Allow {...wanted} otherwise={<StatusTag tone="quiet" label={say(words.left)} />}>
                    <StatusTag tone="good" label={say(words.there)} />
                  </Allow>
                ),
              },
            ]}
          />
        </Section>
        <Section title={say(words.copy)}>
          <p className={styles['text']}>{say(words.copyText)}</p>
          <div className={styles['acts']}>
            <CopyText text="TSX311001220260007" shown="TSX 3110 012 2026 0007" />
            <CopyButton text={window.location.href} label={say(words.copyAddress)} />
          </div>
        </Section>
        <Section title={say(words.time)}>
          <p className={styles['text']}>{say(words.timeText)}</p>
          <PlainTable
            label={say(words.time)}
            rows={moments}
            rowKey={(at) => at}
            columns={[
              { key: 'relative', title: say(words.relative), draw: (at) => <RelativeTime at={at} /> },
              { key: 'exact', title: say(words.exact), draw: (at) => <TimeText at={at} /> },
            ]}
          />
        </Section>
      </div>
    </>
  )
}
