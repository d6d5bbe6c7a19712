// Names the operator of the register, its legal authority and how to reach it, as the operator states them.
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { useSite } from '../../api/branding.ts'

const words = {
  operator: (name: string): Phrase => [`登记系统运营单位：${name}`, `Register operated by: ${name}`],
  basis: (text: string): Phrase => [`依据：${text}`, `Legal basis: ${text}`],
  contact: (text: string): Phrase => [`联系方式：${text}`, `Contact: ${text}`],
}

/** Draws nothing where the operator states nothing. */
export const Authority = ({ className }: { className?: string | undefined }) => {
  const t = useTranslate()
  const { data } = useSite()
  const said = [
    data?.operator && words.operator(data.operator),
    data?.basis && words.basis(data.basis),
    data?.contact && words.contact(data.contact),
  ]
  const text = said.flatMap((one) => (one ? [t(one)] : [])).join(' · ')
  return text && <p className={className}>{text}</p>
}
