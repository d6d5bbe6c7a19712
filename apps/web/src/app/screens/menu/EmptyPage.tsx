// Stands where a menu entry leads to a page that this version does not have.
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
