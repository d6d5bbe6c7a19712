// How many samples have each status, for tabs and figures.
import { pageSamples, sampleStatusKeys, type SampleStatus } from '@register/contract/demo/sample'
import { useTotal } from '../../showcase/table/useTotal.ts'

/** In the order of the statuses; undefined until the answer is here. */
export function useStatusTotals(): readonly (readonly [SampleStatus, number | undefined])[] {
  const totals: Record<SampleStatus, number | undefined> = {
    received: useTotal(pageSamples, { status: 'received' })?.total,
    testing: useTotal(pageSamples, { status: 'testing' })?.total,
    passed: useTotal(pageSamples, { status: 'passed' })?.total,
    failed: useTotal(pageSamples, { status: 'failed' })?.total,
  }
  return sampleStatusKeys.map((key) => [key, totals[key]] as const)
}
