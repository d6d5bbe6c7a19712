// The work that waits for the signed-in person, from all lists together, the oldest first.
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { Frame } from '../Frame.tsx'
import { words } from '../words.ts'
import { OldestFirst } from './OldestFirst.tsx'
import { useWaiting } from './useWaiting.ts'

export function WaitingList({ title }: { title: string }) {
  const { reading, lines } = useWaiting()
  return (
    <Frame title={title}>
      <LoadState reading={reading} lines={4}>
        {() =>
          lines.length === 0 ? (
            <EmptyState icon="check" text={words.nothing} />
          ) : (
            <OldestFirst label={title} items={lines} />
          )
        }
      </LoadState>
    </Frame>
  )
}
