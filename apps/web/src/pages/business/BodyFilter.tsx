// Filters a list by type-testing body, for readers who see more than one body.
import { listBodies } from '@register/contract/business/body'
import { useRead } from '../../api/query.ts'
import { useSession } from '../../api/session.ts'
import { ChoiceFilter } from '../../kit/table/filters.tsx'
import { areaWords as words } from './words.ts'

/** Whether the person belongs to a body and sees no other body. */
export const useOwnBody = (): boolean => Boolean(useSession().info?.user.bodyCode)

export function BodyFilter() {
  const own = useOwnBody()
  const { data: bodies } = useRead(listBodies, {}, { staleTime: 600_000, enabled: !own })
  if (own) return null
  const options = (bodies ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return <ChoiceFilter name="bodyId" label={words.body} options={options} />
}
