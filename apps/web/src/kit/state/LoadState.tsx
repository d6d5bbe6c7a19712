// One reading of the server: its placeholder while it loads, its failure, or its content.
import { Failure } from '@register/contract/errors'
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { Loading } from './Loading.tsx'

export interface Reading<T> {
  data: T | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

/** A record that is gone or forbidden by now is no longer shown from an earlier visit either. */
const isGone = (error: unknown): boolean => error instanceof Failure && [403, 404].includes(error.status)

export function LoadState<T>({
  reading,
  lines,
  page,
  wayOn,
  children,
}: {
  reading: Reading<T>
  lines?: number
  /** It is the whole page. */
  page?: boolean
  /** An action in addition to reading again, where it failed. */
  wayOn?: ReactNode
  children: (data: T) => ReactNode
}) {
  if (reading.data !== undefined && !isGone(reading.error)) return children(reading.data)
  if (reading.error)
    return (
      <ErrorState error={reading.error} onRetry={reading.refetch} page={page}>
        {wayOn}
      </ErrorState>
    )
  return <Loading lines={lines ?? 8} />
}
