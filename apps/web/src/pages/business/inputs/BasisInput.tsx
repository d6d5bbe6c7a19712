// Chooses the rules and standards of a test, from the dictionary or typed freely.
import { testBasisType } from '@register/contract/system/dictionary/read'
import { useDictionary } from '../../../api/dictionary.ts'
import { Choices } from '../../../kit/input/Choices.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'

export function BasisInput(props: InputProps) {
  const { data, isPending, refetch } = useDictionary(testBasisType)
  return <Choices {...props} free options={data ?? []} loading={isPending} onOpen={() => void refetch()} />
}
