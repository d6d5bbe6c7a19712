// Names the operator of the register and its legal authority, as the operator states them.
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../api/language.ts'
import { useSite } from '../../api/look.ts'

const words = {
  operator: (name: string): Phrase => [`登记系统运营单位：${name}`, `Register operated by: ${name}`],
  basis: (text: string): Phrase => [`依据：${text}`, `Legal basis: ${text}`],
}

/** Draws nothing where the operator states nothing. */
export const Authority = ({ className }: { className?: string | undefined }) => {
  const say = useSay()
  const { data } = useSite()
  const said = [data?.operator && words.operator(data.operator), data?.basis && words.basis(data.basis)]
  const text = said.flatMap((one) => (one ? [say(one)] : [])).join(' · ')
  return text && <p className={className}>{text}</p>
}
