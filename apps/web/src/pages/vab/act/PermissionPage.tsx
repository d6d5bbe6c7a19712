// Parts that only some readers see; and the other two directives: copying and times.
import { listByHead } from '@register/contract/business/codeApply/codeApply'
import { readReport, queryList } from '@register/contract/business/report/report'
import { useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useTranslate } from '../../../api/language.ts'
import { CopyButton } from '../../../kit/code/CopyButton.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { Allow } from '../../../kit/guard/Allow.tsx'
import type { Wanted } from '../../../kit/guard/allowed.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { TimeText } from '../../../showcase/time/TimeText.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

/** As it is written in code, and its meaning. */
const cases: readonly { asked: string; wanted: Wanted }[] = [
  { asked: '<Allow>', wanted: {} },
  { asked: '<Allow may={queryList}>', wanted: { may: queryList } },
  { asked: '<Allow may={listByHead}>', wanted: { may: listByHead } },
  { asked: '<Allow may={[listByHead, queryList]}>', wanted: { may: [listByHead, queryList] } },
  { asked: '<Allow mayAll={[queryList, readReport]}>', wanted: { mayAll: [queryList, readReport] } },
  { asked: '<Allow mayAll={[queryList, listByHead]}>', wanted: { mayAll: [queryList, listByHead] } },
  { asked: "<Allow role={['expert', 'body-manager']}>", wanted: { role: ['expert', 'body-manager'] } },
  { asked: '<Allow role="admin">', wanted: { role: 'admin' } },
  { asked: '<Allow may={queryList} role="admin">', wanted: { may: queryList, role: 'admin' } },
]
export function PermissionPage() {
  const t = useTranslate()
  const [fiveMinutesAgo] = useState(() => Math.floor(Date.now() / 1000) - 300)
  const { info } = useSession()
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/permission')}>
      <Example title={words.allow} text={words.allowText}>
        <PlainTable
          label={words.allow}
          columns={[
            { key: 'asked', title: words.asked, draw: ({ asked }) => <code>{asked}</code> },
            {
              key: 'outcome',
              title: words.outcome,
              draw: ({ wanted }) => (
                <Allow {...wanted} otherwise={words.no}>
                  <strong>{t(words.yes)}</strong>
                </Allow>
              ),
            },
          ]}
          rows={cases}
          rowKey={({ asked }) => asked}
        />
        <Outcome value={info?.roles} />
      </Example>
      <Example title={words.copying} text={words.copyingText}>
        <div className={`row wrap ${styles['inline']}`}>
          <CopyText text="TSX31100122026007" shown="TSX 3110 012 2026 007" />
          <CopyButton text={words.note} label={words.copyNote} />
        </div>
      </Example>
      <Example title={words.times} text={words.timesText}>
        <div className={`row wrap ${styles['inline']}`}>
          <RelativeTime at={fiveMinutesAgo} />
          <TimeText at={fiveMinutesAgo} format="YYYY-MM-DD HH:mm" />
        </div>
      </Example>
    </Showcase>
  )
}
