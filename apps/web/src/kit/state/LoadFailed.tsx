// Shown in an open list whose entries could not be read: the reason, and a button to try again.
import { Button } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { reasonOf } from '../feedback/useFeedback.tsx'
import { feedbackWords as words } from '../feedback/words.ts'

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useTranslate()
  return (
    <div role="alert" className="row wrap gap-8 align-center justify-between plain">
      <span>{t(reasonOf(error))}</span>
      <Button size="small" onClick={() => void onRetry()}>
        {t(words.again)}
      </Button>
    </div>
  )
}
