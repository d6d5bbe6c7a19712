// Chooses the rules and standards of a test, from the dictionary or typed freely.
import { testBasisType } from '@register/contract/system/dictionary/read'
import { useDictionary } from '../../../api/dictionary.ts'
import { ListOrOwn } from '../../../kit/input/ListOrOwn.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'

export function BasisInput(props: InputProps) {
  const { data, isPending, refetch } = useDictionary(testBasisType)
  return <ListOrOwn {...props} options={data ?? []} loading={isPending} onOpen={() => void refetch()} />
}
