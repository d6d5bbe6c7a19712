// Warnings about the parts that a draft names: certificates that are not valid today, or that are of another product or manufacturer than the row states.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import type { Cited } from '@register/contract/business/part/cited'
import { partStandings, timeOfPart } from '@register/contract/business/part/standing'
import type { Component, ReportContent } from '@register/contract/business/reportShape'
import { fold } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import { citedAs, type CitedByKey } from '../cited/cited.ts'

/** Suffixes of company names, which documents write or leave out. */
const companyForms = /(集团|股份|有限责任公司|有限公司|公司|[(),.]|COMPANY|LIMITED|GMBH|INC|LTD|CO)/gu

/** Whether two names may mean the same: one contains the other, in any spelling. An empty name differs from no other. */
function alike(a: string | null | undefined, b: string, bare = (name: string) => fold(name)): boolean {
  const [one, other] = [bare(a ?? ''), bare(b)]
  return one.includes(other) || other.includes(one)
}
const bareCompany = (name: string) => fold(name).replace(companyForms, '')

const standing = (cited: Cited): Phrase => {
  const { label } = partStandings[cited.status]
  const [zh, en] = timeOfPart(cited) ?? ['', '']
  return [`${label[0]}${zh && `（${zh}）`}`, `${label[1].toLowerCase()}${en && ` (${en})`}`]
}

function warned(part: Component, cited: Cited): Phrase[] {
  const number = printNo(cited.certificateNo)
  const [zh, en]: Phrase = [
    `部件“${part.name}”的证书 ${number}`,
    `Certificate ${number} of the component “${part.name}”`,
  ]
  const [nowZh, nowEn] = standing(cited)
  return [
    ...(cited.status === 'published' ? [] : [[`${zh}${nowZh}`, `${en} is ${nowEn}`] as const]),
    ...(alike(part.name, cited.productName)
      ? []
      : [[`${zh}登记的产品是“${cited.productName}”`, `${en} is registered for “${cited.productName}”`] as const]),
    ...(alike(part.manufacturer, cited.manufacturerName, bareCompany)
      ? []
      : [
          [
            `${zh}登记的制造单位是“${cited.manufacturerName}”`,
            `${en} is registered for the manufacturer “${cited.manufacturerName}”`,
          ] as const,
        ]),
  ]
}

/** Warnings only, because the document may name such a certificate. */
export const partWarnings = ({ components }: Pick<ReportContent, 'components'>, byKey: CitedByKey): Phrase[] =>
  components.flatMap((part) => {
    const cited = citedAs(byKey, part.certificateNo)
    return cited ? warned(part, cited) : []
  })
