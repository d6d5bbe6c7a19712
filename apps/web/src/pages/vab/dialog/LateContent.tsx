// Dialog content that is loaded only when the dialog is opened.
import { colon, type Phrase } from '@register/contract/phrase'
import { demoVersion } from '@register/contract/demo/version'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'

const running: Phrase = ['当前版本', 'Running version']

export function LateContent() {
  const t = useTranslate()
  const reading = useRead(demoVersion, {})
  return (
    <LoadState reading={reading} lines={2}>
      {({ version }) => (
        <p>
          {t(running)}
          {t(colon)}
          {version}
        </p>
      )}
    </LoadState>
  )
}
