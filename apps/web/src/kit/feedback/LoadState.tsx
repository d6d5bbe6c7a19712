// One reading of the server on its way to the screen: its shape, its failure, or its content.
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { Loading } from './Loading.tsx'

interface Reading<T> {
  data: T | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

export function LoadState<T>({
  reading,
  lines,
  children,
}: {
  reading: Reading<T>
  lines?: number
  children: (data: T) => ReactNode
}) {
  if (reading.data !== undefined) return children(reading.data)
  if (reading.error) return <ErrorState error={reading.error} onRetry={reading.refetch} />
  return <Loading lines={lines ?? 8} />
}
