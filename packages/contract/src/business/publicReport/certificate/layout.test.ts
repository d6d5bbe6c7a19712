// Every form kind has a certificate layout with its public lines and identifying parameters; and the sentences on a certificate.
import { describe, expect, test } from 'vitest'
import { shippedForm } from '../../../rules/parameters/formKinds.ts'
import { kindNames } from '../../../rules/parameters/kindNames.ts'
import { reportFieldOf } from '../../report/fields.ts'
import { reportStatusKeys } from '../../../rules/status.ts'
import { layoutOf } from './layout.ts'
import { conclusionText, mainFields, markOf, modelText, testedAs } from './words.ts'

const further = ['categoryClass', 'bodyName']
/** The lines that every certificate had before layouts by kind. */
const identifying = [
  'certificateNo',
  'manufacturerName',
  'manufacturerAddress',
  'applicantName',
  'productName',
  'model',
  'reportNo',
  'issueDate',
]

describe.each([...kindNames.map(({ key }) => key), 'of no kind'])('%s', (kind) => {
  const { title, lines, annex } = layoutOf(kind)
  const keys = [...lines, ...annex.lines].map(({ key }) => key)
  test('prints each line once, the number first, and nothing that is not public', () => {
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys[0]).toBe('certificateNo')
    expect(keys.filter((key) => !further.includes(key) && reportFieldOf(key)?.public !== true)).toEqual([])
    expect(identifying.filter((key) => !keys.some((one) => one === key))).toEqual([])
  })
  test('is called what the rule calls it', () => {
    expect(title[0]).toContain('型式试验证书')
    expect(title[1] + lines.map(({ label }) => label[1]).join('')).not.toMatch(/[\u4E00-\u9FFF]/)
  })
})

test('a crane certificate reads as annex F of TSG 51-2023', () => {
  expect(layoutOf('hoist').lines.map(({ label }) => label[0])).toEqual([
    '证书编号',
    '制造单位',
    '制造地址',
    '设备类别',
    '设备品种',
    '型号和主参数',
    '总装图号',
    '型式试验报告编号',
    '覆盖原则',
    '试验结论',
    '型式试验机构',
    '发证日期',
    '有效期至',
  ])
})

test.each([
  ['4110', ['ratedCapacity', 'span']],
  ['5110', ['ratedCapacity', 'loadCentre', 'powerSource', 'attachmentKind']],
])('beside the model of %s stand %j', (categoryCode, keys) => {
  const form = shippedForm({ categoryCode, subForm: categoryCode === '5110' ? 'counterbalancedEngine' : null })
  expect(mainFields(form).map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['QD', { ratedCapacity: 50, span: 22.5 }, 'QD，额定起重量 50 t，跨度 22.5 m', 'QD, Rated capacity 50 t, Span 22.5 m'],
  ['QD', {}, 'QD', 'QD'],
  ['', { span: 10 }, '跨度 10 m', 'Span 10 m'],
  ['', {}, '', ''],
])('%s with %o', (model, values, zh, en) => {
  expect(modelText(model, shippedForm({ categoryCode: '4110' }), values)).toEqual([zh, en])
})

test.each([
  [null, ['TSG 51-2023'], '4110', undefined],
  [
    'qualified',
    ['TSG 51-2023'],
    '4110',
    /^经技术文件审查、检查和试验，确认本样机符合《起重机械安全技术规程》（TSG 51-2023）的要求/,
  ],
  ['qualified', ['Q/XX 7002-2019'], '4110', /符合Q\/XX 7002-2019的要求/],
  ['qualified', [], '3110', /确认本样机符合试验依据的要求/],
  ['qualified', ['TSG D7002-2023'], '7320', /确认本样品符合《压力管道元件型式试验规则》/],
  ['qualified', ['TSG T7007-2022'], 'F340', /确认本样品符合/],
  ['unqualified', ['TSG 51-2023'], 'ZH01', /本样品不符合/],
])('a conclusion %s by %j of %s', (conclusion, basis, categoryCode, said) => {
  const phrase = conclusionText({ conclusion, basis, tested: testedAs(categoryCode) })
  if (said === undefined) expect(phrase).toBeUndefined()
  else expect(phrase?.[0]).toMatch(said)
})

test('a crane alone has the opening and the note of annex F; a lift names its class and its category of equipment', () => {
  const { opening, note } = layoutOf('hoist')
  expect([opening?.[0], note?.[0]]).toEqual([
    '经对上述产品的技术文件审查',
    expect.stringContaining('仅对型式试验样机有效'),
  ])
  const others = kindNames.map(({ key }) => layoutOf(key)).filter((one) => one !== layoutOf('hoist'))
  expect(others.flatMap((one) => [one.opening ?? [], one.note ?? []]).flat()).toEqual([])
  expect(layoutOf('elevator').lines.map(({ label }) => label[0])).toEqual(
    expect.arrayContaining(['设备类别', '设备品种', '产品名称', '产品型号']),
  )
})

test('whatever is not in force is marked', () => {
  expect(reportStatusKeys.filter((status) => markOf(status) === undefined)).toEqual(['published'])
  expect(markOf('draft')).toEqual(['样张', 'SAMPLE'])
  expect(markOf('submitted')).toEqual(['样张', 'SAMPLE'])
  expect(markOf('revoked')).toEqual(['已撤销', 'REVOKED'])
})
