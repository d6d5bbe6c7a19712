// The progress of long work, as a bar and in words.
import { Progress as Bar } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { rowsOf } from './words.ts'

export function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  const t = useTranslate()
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0
  return (
    <div aria-live="polite">
      <p>{label}</p>
      <Bar percent={percent} aria-label={label} />
      {total > 0 && <p>{t(rowsOf(done, total))}</p>}
    </div>
  )
}
