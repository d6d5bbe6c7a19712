// How far the public log is published, and where nothing is: why, and what an operator can do about it.
import type { LogGuard, SystemState } from '@register/contract/system/state'
import { useTranslate } from '../../../../api/language.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { behindText, guardWords } from './words.ts'
import { publishedText, words } from '../words.ts'

export function Published({ entries, published, late, guard }: SystemState['log']) {
  const t = useTranslate()
  return (
    <>
      {t(publishedText(published, entries))} {late && <StatusTag tone="bad" label={words.logLate} />}
      {guard.standing === 'behind' && <Behind entries={entries} seen={guard.seen} />}
      {guard.standing === 'away' && <Away place={guard.place} />}
    </>
  )
}

function Behind({ entries, seen }: { entries: number; seen: number | null }) {
  const t = useTranslate()
  return (
    <div className="stack gap-8 above-12">
      <div>
        <StatusTag tone="bad" label={guardWords.behind} />
      </div>
      <p className="no-margin">{t(behindText(seen ?? 0, entries))}</p>
      <p className="no-margin">{t(guardWords.ways)}</p>
      <ol className="no-margin">
        <li>{t(guardWords.replay)}</li>
        <li>{t(guardWords.anew)}</li>
      </ol>
    </div>
  )
}

function Away({ place }: Pick<LogGuard, 'place'>) {
  const t = useTranslate()
  return (
    <div className="stack gap-8 above-12">
      <div>
        <StatusTag tone="bad" label={guardWords.away} />
      </div>
      <p className="no-margin">{t(guardWords.awayIn[place])}</p>
    </div>
  )
}
