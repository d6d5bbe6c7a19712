// The common fields of a report, in the order a certificate prints them.
import { reportLabels } from './public/labels.ts'
import type { Field } from '../fields.ts'
import { fieldsSchema } from '../record/fieldSchema.ts'
import type { Phrase } from '../phrase.ts'
import { alphabetProblem } from './numbers/alphabet.ts'
import { creditCodeProblem } from './numbers/creditCode.ts'
import { isMasked } from './parties/contact.ts'
import { countryName, isCountry } from './parties/countries.ts'

const creditCode = (value: string) => creditCodeProblem(value)

const personalHint: Phrase = [
  '个人信息：加密保存，不公开，平时只显示一部分；不改动即保持原值',
  'Personal data: stored encrypted, never public, shown in part. Left as it is, it stays',
]

export const reportFields = [
  {
    key: 'certificateNo',
    label: reportLabels.certificateNo,
    type: 'text',
    maxLength: 60,
    group: 'number',
    required: true,
    public: true,
    listed: true,
    rule: alphabetProblem,
    example: 'TSX 3110 901 2026 0001',
  },
  {
    key: 'reportNo',
    label: reportLabels.reportNo,
    type: 'text',
    maxLength: 60,
    group: 'number',
    required: true,
    public: true,
    listed: true,
    rule: alphabetProblem,
    example: 'DT-2026-0001',
  },
  {
    key: 'categoryCode',
    label: reportLabels.categoryCode,
    type: 'text',
    maxLength: 4,
    group: 'number',
    required: true,
    public: true,
    listed: true,
    example: '3110',
  },
  {
    key: 'productName',
    label: reportLabels.productName,
    type: 'text',
    maxLength: 100,
    group: 'product',
    required: true,
    public: true,
    listed: true,
    example: '曳引驱动乘客电梯',
  },
  {
    key: 'model',
    label: reportLabels.model,
    type: 'text',
    maxLength: 60,
    group: 'product',
    required: true,
    public: true,
    listed: true,
    example: 'HX-1000/1.75',
  },
  {
    key: 'drawingNo',
    label: ['总装图号', 'Assembly drawing No.'],
    type: 'text',
    maxLength: 60,
    group: 'product',
    public: true,
  },
  { key: 'sampleName', label: ['样品名称', 'Sample name'], type: 'text', maxLength: 100, group: 'product' },
  { key: 'sampleNo', label: ['样品编号', 'Sample No.'], type: 'text', maxLength: 60, group: 'product' },
  { key: 'productionDate', label: ['样品生产日期', 'Sample production date'], type: 'date', group: 'product' },
  {
    key: 'manufacturerName',
    label: reportLabels.manufacturerName,
    type: 'text',
    maxLength: 100,
    group: 'maker',
    required: true,
    public: true,
    listed: true,
    example: '示例电梯有限公司',
  },
  {
    key: 'manufacturerCreditCode',
    label: ['制造单位统一社会信用代码', 'Manufacturer credit code'],
    type: 'text',
    group: 'maker',
    rule: creditCode,
    required: { key: 'country', is: ['CN', ''] },
    public: true,
    hint: ['18 位，境外制造单位不填', '18 characters; none for foreign makers'],
  },
  {
    key: 'manufacturerAddress',
    label: ['制造单位地址', 'Manufacturer address'],
    type: 'text',
    maxLength: 200,
    group: 'maker',
    required: true,
    public: true,
  },
  {
    key: 'manufacturerLicenceNo',
    label: ['制造许可证编号', 'Manufacturing licence No.'],
    type: 'text',
    maxLength: 60,
    group: 'maker',
    public: true,
    example: 'TS2310000-2030',
  },
  {
    key: 'productionAddress',
    label: ['产品制造地址', 'Production address'],
    type: 'text',
    maxLength: 200,
    group: 'maker',
    public: true,
  },
  {
    key: 'country',
    label: ['制造国别', 'Country of manufacture'],
    type: 'text',
    maxLength: 2,
    group: 'maker',
    public: true,
    rule: (value) =>
      isCountry(value)
        ? undefined
        : ['应为两位大写国别代码，例如 CN、DE', 'must be a two-letter country code in capitals, such as CN or DE'],
    show: countryName,
    example: 'CN',
  },
  {
    key: 'applicantName',
    label: reportLabels.applicantName,
    type: 'text',
    maxLength: 100,
    group: 'applicant',
    required: true,
    public: true,
  },
  {
    key: 'applicantCreditCode',
    label: ['申请单位统一社会信用代码', 'Applicant credit code'],
    type: 'text',
    group: 'applicant',
    rule: creditCode,
  },
  {
    key: 'applicantAddress',
    label: ['申请单位地址', 'Applicant address'],
    type: 'text',
    maxLength: 200,
    group: 'applicant',
    required: true,
    public: true,
  },
  {
    key: 'contactName',
    label: ['联系人', 'Contact'],
    type: 'text',
    maxLength: 40,
    group: 'applicant',
    hint: personalHint,
  },
  {
    key: 'contactPhone',
    label: ['联系电话', 'Contact phone'],
    type: 'text',
    maxLength: 20,
    group: 'applicant',
    rule: (value) =>
      isMasked(value) || /^\+?[\d\- ]{7,20}$/.test(value)
        ? undefined
        : ['应为电话号码，例如 13800001234 或 010-88880000', 'must be a telephone number such as 13800001234'],
    hint: personalHint,
  },
  {
    key: 'testBasis',
    label: ['试验依据', 'Test basis'],
    type: 'choices',
    group: 'test',
    required: true,
    public: true,
    example: 'TSG T7007-2022',
  },
  {
    key: 'testCategory',
    label: ['试验类别', 'Test category'],
    type: 'text',
    maxLength: 60,
    group: 'test',
    public: true,
    hint: ['按报告封面填写，例如：型式试验、变更后型式试验', 'As on the cover of the report'],
  },
  { key: 'testCondition', label: ['试验条件', 'Test condition'], type: 'text', maxLength: 200, group: 'test' },
  { key: 'testPlace', label: ['试验地点', 'Test place'], type: 'text', maxLength: 200, group: 'test' },
  {
    key: 'testStartDate',
    label: ['试验开始日期', 'Test start'],
    type: 'date',
    group: 'test',
    required: true,
    public: true,
    example: '2026-01-12',
  },
  {
    key: 'testEndDate',
    label: ['试验结束日期', 'Test end'],
    type: 'date',
    group: 'test',
    required: true,
    public: true,
    example: '2026-02-20',
  },
  {
    key: 'conclusion',
    label: ['试验结论', 'Conclusion'],
    type: 'choice',
    group: 'test',
    required: true,
    public: true,
    options: [
      { value: 'qualified', label: ['合格', 'Qualified'] },
      { value: 'unqualified', label: ['不合格', 'Not qualified'] },
    ],
    example: 'qualified',
  },
  {
    key: 'issueDate',
    label: reportLabels.issueDate,
    type: 'date',
    group: 'test',
    required: true,
    public: true,
    listed: true,
    example: '2026-03-02',
  },
  {
    key: 'validTo',
    label: ['有效期至', 'Valid to'],
    type: 'date',
    group: 'test',
    public: true,
    hint: ['现行规则的证书没有有效期，留空', 'Leave empty: certificates under current rules do not expire'],
  },
  {
    key: 'handler',
    label: ['承办人', 'Handler'],
    type: 'text',
    maxLength: 40,
    group: 'test',
    hint: ['仅本机构和总局可见', 'Seen by this body and the head office only'],
  },
  {
    key: 'coverageText',
    label: ['覆盖原则', 'Coverage rule'],
    type: 'paragraph',
    group: 'coverage',
    public: true,
    hint: ['按证书原文填写', 'As printed on the certificate'],
  },
  {
    key: 'remark',
    label: ['内部备注', 'Internal remark'],
    type: 'paragraph',
    group: 'remark',
    hint: ['仅本机构和总局可见', 'Seen by this body and the head office only'],
  },
] as const satisfies readonly Field[]

export type ReportFieldKey = (typeof reportFields)[number]['key']

export const reportGroups = [
  { key: 'number', label: ['编号', 'Numbers'] },
  { key: 'product', label: ['产品', 'Product'] },
  { key: 'maker', label: ['制造单位', 'Manufacturer'] },
  { key: 'applicant', label: ['申请单位', 'Applicant'] },
  { key: 'test', label: ['试验与证书', 'Test and certificate'] },
] as const

export const reportFieldOf = (key: string): Field | undefined => reportFields.find((field) => field.key === key)

export const reportValues = fieldsSchema(reportFields)
