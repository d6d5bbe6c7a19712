// Chooses the rules and standards a test goes by, from the dictionary or as written.
import { readDictionary, testBasisType } from '@register/contract/system/dictionary/read'
import { useRead } from '../../../api/query.ts'
import { Choices } from '../../../kit/input/Choices.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'

export function BasisInput(props: InputProps) {
  const { data, isPending } = useRead(readDictionary, { params: { type: testBasisType } }, { staleTime: 600_000 })
  return <Choices {...props} free options={data ?? []} loading={isPending} />
}
