// Warnings about the parts that a draft names: certificates that are not valid today, or that are of another product, manufacturer or model than the row states.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { alike, differenceOf } from '@register/contract/business/part/other'
import { partStandings, timeOfPart } from '@register/contract/business/part/standing'
import type { CitedAs } from '@register/contract/business/shown/displayed'
import type { Phrase } from '@register/contract/phrase'
import type { NamedPart } from '../cited/parts.ts'

const standing = (cited: CitedAs): Phrase => {
  const { label } = partStandings[cited.status]
  const [zh, en] = timeOfPart(cited) ?? ['', '']
  return [`${label[0]}${zh && `（${zh}）`}`, `${label[1].toLowerCase()}${en && ` (${en})`}`]
}

function warned(name: string, cited: CitedAs): Phrase[] {
  const number = printNo(cited.certificateNo)
  const [zh, en]: Phrase = [`部件“${name}”的证书 ${number}`, `Certificate ${number} of the component “${name}”`]
  const [nowZh, nowEn] = standing(cited)
  return [
    ...(cited.status === 'published' ? [] : [[`${zh}${nowZh}`, `${en} is ${nowEn}`] as const]),
    ...(alike(name, cited.productName)
      ? []
      : [[`${zh}登记的产品是“${cited.productName}”`, `${en} is registered for “${cited.productName}”`] as const]),
    ...cited.differs.map((difference) => differenceOf(name, difference, cited)),
  ]
}

/** Warnings only, because the document may name such a certificate. */
export const partWarnings = (parts: readonly NamedPart[]): Phrase[] =>
  parts.flatMap(({ name, cited }) => (cited ? warned(name, cited) : []))
