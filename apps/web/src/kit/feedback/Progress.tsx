// The progress of long work, as a bar and in words.
import type { Wording } from '@register/contract/phrase'
import { Progress as Bar } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { rowsOf } from './words.ts'

export function Progress({ label, done, total }: { label: Wording; done: number; total: number }) {
  const t = useTranslate()
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0
  return (
    <div aria-live="polite">
      <p>{t(label)}</p>
      <Bar percent={percent} aria-label={t(label)} />
      {total > 0 && <p>{t(rowsOf(done, total))}</p>}
    </div>
  )
}
