// Reads how many records a list endpoint has for a request, without reading them.
import type { Call, EndpointSpec } from '@register/contract/endpoint'
import { useRead } from '../../api/query.ts'

export interface Total {
  total: number
  totalIsLowerBound?: boolean
}

export function useTotal<E extends EndpointSpec>(
  endpoint: E,
  request: Readonly<Record<string, unknown>>,
): Total | undefined {
  // The endpoint's declaration says which input it takes, but the type of a variable endpoint cannot show that.
  const one = { ...request, pageNum: 1, pageSize: 1 }
  const input = (endpoint.body ? { body: one } : { query: one }) as unknown as Call<E>
  return useRead(endpoint, input).data as Total | undefined
}
