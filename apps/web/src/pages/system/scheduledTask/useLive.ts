// Reads the data about runs: often while a run is active, otherwise now and then because a run may become due.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import type { TaskRun } from '@register/contract/system/scheduledTask/scheduledTask'
import { isActive } from '@register/contract/system/tasks'
import { useRead, type ReadOptions } from '../../../api/query.ts'

/** Milliseconds between two reads. */
const whileRunning = 1_500
const otherwise = 10_000

export function useLive<E extends EndpointSpec>(
  endpoint: E,
  input: Call<E>,
  runsIn: (answer: Output<E>) => readonly (TaskRun | null)[],
  options: ReadOptions<E> = {},
) {
  return useRead(endpoint, input, {
    ...options,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && runsIn(data).some((run) => run && isActive(run)) ? whileRunning : otherwise,
  })
}
