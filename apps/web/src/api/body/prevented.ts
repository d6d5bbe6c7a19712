// Why the reader can begin no application or no report now, in the words in which the server would refuse it (docs/decisions/0155-a-form-says-ahead-what-refuses-it.md).
import { ownApprovals } from '@register/contract/business/body'
import { useRead } from '../query.ts'

interface Prevented {
  application: string
  report: string
}

/** Empty where nothing is in the way; undefined until the server has answered. `wanted`: only who may begin something is asked about. */
export const usePrevented = (wanted = true): Prevented | undefined =>
  useRead(ownApprovals, {}, { enabled: wanted, staleTime: 60_000 }).data?.prevented
