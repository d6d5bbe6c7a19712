// The layout of a certificate by form kind: its title, its lines in the order and with the labels of the paper, and its annex. The public answer and the printed certificate both use it (docs/decisions/0071-the-certificate-as-a-document.md).
import type { Phrase } from '../../../phrase.ts'
import { kindLabels, type KindKey } from '../../../rules/parameters/kindNames.ts'
import type { ReportFieldKey } from '../../report/fields.ts'

/** A field of the record, or a value derived from it: the class above the category, the body. */
export type LineKey = ReportFieldKey | 'categoryClass' | 'bodyName'

export interface CertificateLine {
  readonly key: LineKey
  readonly label: Phrase
  /** Left out where the record does not state it. */
  readonly ifStated?: true
  /** The model followed by the main parameters. */
  readonly withMain?: true
}

export interface CertificateLayout {
  readonly title: Phrase
  /** The lines of the certificate itself. */
  readonly lines: readonly CertificateLine[]
  /** The annex, and the public values for which the certificate has no line. */
  readonly annex: { readonly title: Phrase; readonly lines: readonly CertificateLine[] }
  /** How the sentence of the conclusion begins, where the form prints words of its own. */
  readonly opening?: Phrase
  /** Printed below the lines, where the form has such a note. */
  readonly note?: Phrase
  /** The rule prints a table of changed names on the back. */
  readonly changesTitle?: Phrase
}

const certificateNo = { key: 'certificateNo', label: ['证书编号', 'Certificate No.'] } as const
const applicant = [
  { key: 'applicantName', label: ['申请单位', 'Applicant'] },
  { key: 'applicantAddress', label: ['申请单位地址', 'Applicant address'] },
] as const
const applicantName = applicant[0]
const maker = [
  { key: 'manufacturerName', label: ['制造单位', 'Manufacturer'] },
  { key: 'manufacturerAddress', label: ['制造地址', 'Manufacturer address'] },
] as const
const equipment = [
  { key: 'categoryClass', label: ['设备类别', 'Equipment class'] },
  { key: 'categoryCode', label: ['设备品种', 'Equipment category'] },
] as const
const product = [
  { key: 'categoryClass', label: ['产品类别', 'Product class'] },
  { key: 'categoryCode', label: ['产品品种', 'Product category'] },
] as const
const productName = { key: 'productName', label: ['产品名称', 'Product name'] } as const
const model = { key: 'model', label: ['产品型号', 'Product model'] } as const
const modelAndMain = { key: 'model', label: ['型号和主参数', 'Model and main parameters'], withMain: true } as const
const drawingNo = { key: 'drawingNo', label: ['总装图号', 'Assembly drawing No.'] } as const
const testBasis = { key: 'testBasis', label: ['试验依据', 'Test basis'] } as const
const reportNo = { key: 'reportNo', label: ['型式试验报告编号', 'Report No.'] } as const
const coverageText = { key: 'coverageText', label: ['覆盖原则', 'Coverage rule'] } as const
/** The opening sentence, then the issuing body and the date. Certificates of earlier rules have an end date. */
const ending = [
  { key: 'conclusion', label: ['试验结论', 'Conclusion'] },
  { key: 'bodyName', label: ['型式试验机构', 'Type-testing body'] },
  { key: 'issueDate', label: ['发证日期', 'Issue date'] },
  { key: 'validTo', label: ['有效期至', 'Valid to'], ifStated: true },
] as const

const titleOf = (kind: KindKey): Phrase => [
  `${kindLabels[kind][0]}型式试验证书`,
  `Type-test certificate: ${kindLabels[kind][1].toLowerCase()}`,
]

export const layouts: Readonly<Record<KindKey, CertificateLayout>> = {
  // TSG T7007-2022: the applicant is the holder, and the certificate is read together with its table.
  elevator: {
    title: ['特种设备型式试验证书（电梯）', 'Type-test certificate of special equipment (lifts)'],
    lines: [certificateNo, ...applicant, ...maker, ...equipment, productName, model, testBasis, reportNo, ...ending],
    annex: { title: ['适用参数范围和配置表', 'Applicable parameter range and configuration table'], lines: [] },
  },
  // TSG 51-2023, annex F, line by line; it names neither an applicant nor the product.
  hoist: {
    title: ['起重机械型式试验证书', 'Type-test certificate of hoisting machinery'],
    lines: [certificateNo, ...maker, ...equipment, modelAndMain, drawingNo, reportNo, coverageText, ...ending],
    annex: {
      title: ['技术参数和配置表', 'Technical parameters and configuration'],
      lines: [productName, applicantName],
    },
    opening: ['经对上述产品的技术文件审查', 'Review of the technical documents of the above product'],
    note: [
      '本证书及其对应的型式试验报告是对设备型式的确认，仅对型式试验样机有效。',
      'This certificate and its test report confirm the type. They are valid for the tested prototype only.',
    ],
    changesTitle: ['起重机械型式试验证书变更信息', 'Changes to the type-test certificate of hoisting machinery'],
  },
  // TSG 71-2023, annex H; the table is that of its annex F.
  amusement: {
    title: titleOf('amusement'),
    lines: [certificateNo, ...maker, ...equipment, productName, model, drawingNo, testBasis, reportNo, ...ending],
    annex: { title: ['覆盖参数表', 'Coverage parameter table'], lines: [applicantName] },
  },
  ropeway: {
    title: titleOf('ropeway'),
    lines: [certificateNo, ...applicant, ...maker, ...equipment, productName, model, testBasis, reportNo, ...ending],
    annex: { title: ['技术参数和主要部件表', 'Technical parameters and main parts'], lines: [] },
  },
  vehicle: {
    title: titleOf('vehicle'),
    lines: [certificateNo, ...maker, ...equipment, productName, modelAndMain, testBasis, reportNo, ...ending],
    annex: { title: ['技术参数和配置表', 'Technical parameters and configuration'], lines: [applicantName] },
  },
  // TSG D7002-2023, annex K, and the rules of boilers, vessels, cylinders and safety accessories.
  pressure: {
    title: ['特种设备型式试验证书（承压类）', 'Type-test certificate of special equipment (pressure)'],
    lines: [certificateNo, ...applicant, ...maker, ...product, productName, model, testBasis, reportNo, ...ending],
    annex: { title: ['覆盖范围和技术参数表', 'Coverage and technical parameters'], lines: [] },
  },
}

/** The layout for a category whose kind has no declaration. */
const general: CertificateLayout = {
  ...layouts.ropeway,
  title: ['特种设备型式试验证书', 'Type-test certificate of special equipment'],
}

const isKind = (text: string): text is KindKey => Object.hasOwn(layouts, text)

/** `formKind`: as stored in the record. */
export const layoutOf = (formKind: string): CertificateLayout => (isKind(formKind) ? layouts[formKind] : general)
