// The work that waits for the signed-in person, from all lists together, the oldest first.
import { useSay } from '../../../../api/language.ts'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { ErrorState } from '../../../../kit/state/ErrorState.tsx'
import { Loading } from '../../../../kit/state/Loading.tsx'
import { Frame } from '../Frame.tsx'
import { words } from '../words.ts'
import { OldestFirst } from './OldestFirst.tsx'
import { useWaiting } from './useWaiting.ts'

export function WaitingList({ title }: { title: string }) {
  const say = useSay()
  const { items, loading, error, refetch } = useWaiting(false)
  return (
    <Frame title={title}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && loading && <Loading lines={4} />}
      {!error && !loading && items.length === 0 && <EmptyState icon="check" text={say(words.nothing)} />}
      {items.length > 0 && <OldestFirst label={title} items={items} />}
    </Frame>
  )
}
