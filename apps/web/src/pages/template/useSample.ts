// Reads one sample of the demonstration list by its number, once, as the initial values of a form.
import { pageSamples } from '@register/contract/demo/sample'
import { notFound } from '@register/contract/errors'
import { useOpened } from '../../kit/form/record/useOpened.ts'

/** A read for `LoadState`; an unknown number is a failure like any other. */
export function useSample(sampleNo: string) {
  const { reading, edition, reload } = useOpened(pageSamples, { query: { sampleNo: `${sampleNo}|=` } })
  const data = reading.data?.list[0]
  const error = reading.error ?? (reading.data && !data ? notFound() : null)
  return { reading: { ...reading, data, error }, edition, reload }
}
