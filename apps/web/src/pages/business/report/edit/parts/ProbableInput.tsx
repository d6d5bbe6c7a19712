// The input of the number that a misprinted one was meant to be; it offers the only reading that fits body, category and year.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { useSay } from '../../../../../api/language.ts'
import type { InputProps } from '../../../../../kit/input/inputProps.ts'
import { Suggest } from '../../../../../kit/input/Suggest.tsx'
import { words } from '../words.ts'

export function ProbableInput({ proposal, ...props }: InputProps & { proposal: string | undefined }) {
  const say = useSay()
  const offered = proposal !== undefined && props.value !== printNo(proposal) ? [printNo(proposal)] : []
  return (
    <Suggest
      {...props}
      maxLength={60}
      suggestions={offered.map((value) => ({ key: value, value, detail: say(words.onlyReading) }))}
      onPick={() => undefined}
    />
  )
}
