// Chooses the rules and standards a test goes by, from the dictionary or as written.
import { testBasisType } from '@register/contract/system/dictionary/read'
import { useDictionary } from '../../../api/dictionary.ts'
import { Choices } from '../../../kit/input/Choices.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'

export function BasisInput(props: InputProps) {
  const { data, isPending, refetch } = useDictionary(testBasisType)
  return <Choices {...props} free options={data ?? []} loading={isPending} onOpen={() => void refetch()} />
}
