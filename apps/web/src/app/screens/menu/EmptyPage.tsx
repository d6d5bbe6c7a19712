// The page for a menu entry that leads to a page which this version does not have.
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import * as paths from '../../../paths.ts'
import { words } from './words.ts'

export function EmptyPage() {
  return (
    <EmptyState icon="file" text={words.noPage}>
      <LinkAction label={words.toHome} to={paths.home} />
    </EmptyState>
  )
}
