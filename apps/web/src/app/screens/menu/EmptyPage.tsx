// The page for a menu entry that leads to a page which this version does not have.
import { useSay } from '../../../api/language.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import * as paths from '../../../paths.ts'
import { words } from './words.ts'

export function EmptyPage() {
  const say = useSay()
  return (
    <EmptyState icon="file" text={say(words.noPage)}>
      <LinkAction label={say(words.toHome)} to={paths.home} />
    </EmptyState>
  )
}
