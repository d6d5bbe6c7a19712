// The page for a menu entry that leads to a page which this version does not have.
import { useTranslate } from '../../../api/language.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import * as paths from '../../../paths.ts'
import { words } from './words.ts'

export function EmptyPage() {
  const t = useTranslate()
  return (
    <EmptyState icon="file" text={t(words.noPage)}>
      <LinkAction label={t(words.toHome)} to={paths.home} />
    </EmptyState>
  )
}
