// What is shown to whom; and the other two directives: copying and times.
import { useSession } from '../../../api/session.ts'
import { useSay } from '../../../api/language.ts'
import { CopyButton } from '../../../kit/display/CopyButton.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { Allow } from '../../../kit/guard/Allow.tsx'
import type { Wanted } from '../../../kit/guard/allowed.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { TimeText } from '../../../kit/time/TimeText.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

const cases: readonly Wanted[] = [
  {},
  { may: 'business:report:list' },
  { may: 'business:codeApply:reviewHead' },
  { may: ['business:codeApply:reviewHead', 'business:report:list'] },
  { mayAll: ['business:report:list', 'business:report:query'] },
  { mayAll: ['business:report:list', 'business:codeApply:reviewHead'] },
  { role: ['expert', 'body-manager'] },
  { role: 'admin' },
  { may: 'business:report:list', role: 'admin' },
]

export function PermissionPage() {
  const say = useSay()
  const { info } = useSession()
  return (
    <Showcase piece={pieceOf(displayPieces, 'permission')}>
      <Example title={words.allow} text={words.allowText}>
        <PlainTable
          label={say(words.allow)}
          columns={[
            { key: 'asked', title: say(words.asked), draw: (wanted: Wanted) => <code>{JSON.stringify(wanted)}</code> },
            {
              key: 'outcome',
              title: say(words.outcome),
              draw: (wanted: Wanted) => (
                <Allow {...wanted} otherwise={say(words.no)}>
                  <strong>{say(words.yes)}</strong>
                </Allow>
              ),
            },
          ]}
          rows={cases}
          rowKey={(wanted) => JSON.stringify(wanted)}
        />
        <Outcome value={info?.roles} />
      </Example>
      <Example title={words.copying} text={words.copyingText}>
        <div className={styles['inline']}>
          <CopyText text="TSX31100122026007" shown="TSX 3110 012 2026 007" />
          <CopyButton text={say(words.note)} label={say(words.copyNote)} />
        </div>
      </Example>
      <Example title={words.times} text={words.timesText}>
        <div className={styles['inline']}>
          <RelativeTime at={1_780_000_000} />
          <TimeText at={1_780_000_000} format="YYYY-MM-DD" />
        </div>
      </Example>
    </Showcase>
  )
}
