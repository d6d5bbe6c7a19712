// Texts of the pages on which reports are written.
import { rowName } from '@register/contract/rules/coverage/words'
import { reportFieldOf } from '@register/contract/business/report/fields'
import { subFormLabel } from '@register/contract/rules/parameters/labels'
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'
import { parameterFields, type Content } from '../content.ts'
import { supersedesField } from '@register/contract/business/report/lifecycle/supersedes'
import { words as reportWords } from '../words.ts'
import type { Lost } from './toForm.ts'

export const words = {
  onlyReading: [
    '符合本机构、品种和年份的唯一编号，请与原件核对后选用',
    'The only number of this body, category and year that the print fits. Compare it with the original before you take it',
  ],
  settled: ['由设备品种确定：', 'Settled by the category: '],
  improbable: [
    '原件上的编号与格式不符，将按原件登记。请填写本应印的编号；不能判断的留空，由总局确认该编号',
    'The number does not follow the format and is registered as printed. Give the number that was meant; where it cannot be told, leave it empty and the head office confirms the number',
  ],
  start: businessScreens['business/report/new'].title,
  startText: [
    '选择一个已发的编码开始；品种、产品、型号和单位会自动带入',
    'Start from an issued code: category, product, model and companies are filled in',
  ],
  issued: ['可用编码', 'Issued codes'],
  noIssued: [
    '没有可用的编码。编码申请通过审核后会出现在这里。',
    'There are no codes to use. Codes appear here once an application has passed both reviews.',
  ],
  applyCode: businessScreens['business/codeApply/apply'].title,
  chosen: ['将按此编码编写', 'The report is written for this code'],
  otherCode: ['换一个编码', 'Choose another code'],
  begin: ['开始编写', 'Start writing'],
  without: ['没有编码，先写草稿', 'Without a code: write a draft first'],
  withoutText: ['发布前必须有本机构已发的编码', 'An issued code is needed before it can be published'],
  beginDraft: ['新建草稿', 'Start a draft'],
  existing: ['登记既有证书', 'Register an existing certificate'],
  existingText: [
    '本登记系统启用前签发的证书，按原件如实登记：不需要编码申请和证书文件，没有填写的内容公众将看到“未登记”；原件确实没有的，请声明“原件未载明”。',
    'A certificate from before this register, entered exactly as printed: no code and no certificate file are needed. What is left empty reads “Not registered”. Where the paper does not give it, say so.',
  ],
  unstatedHint: [
    '只列出还没有填写的项目。声明后公众看到“原件未载明”，未声明的空项为“未登记”',
    'Lists what is still empty. What you state here reads “Not stated on the original”; other empty values read “Not registered”',
  ],
  beginExisting: ['登记既有证书', 'Register the existing certificate'],
  unlisted: ['品种代码不在目录中', 'Its category code is in no list'],
  unlistedCode: ['证书所印品种代码', 'Category code as printed'],
  unlistedHint: ['证书编号中 TSX 之后的 4 位', 'The four characters after TSX in the certificate number'],
  category: ['设备品种', 'Equipment category'],
  write: ['编写报告', 'Write the report'],
  writeText: ['草稿会自动保存，可随时离开', 'The draft saves itself; you can leave at any time'],
  lookingAgain: ['正在重新核对…', 'Looking again…'],
  done: ['完成编辑', 'Done'],
  publish: ['发布', 'Publish'],
  findReplaced: ['输入编号、产品或型号查找', 'Type a number, product or model'],
  parameters: ['技术参数', 'Technical parameters'],
  noForm: ['请先选择设备品种', 'Please choose the category first'],
  formless: ['该品种没有参数表', 'This category has no parameter form'],
  chooseForm: ['请选择参数表', 'Choose the parameter form'],
  sameApplicant: ['申请单位同制造单位', 'The applicant is the manufacturer'],
  formComes: ['正在载入参数表…', 'Loading the parameter form…'],
  otherForm: ['更换参数表？', 'Change the parameter form?'],
  clear: ['更换并清除', 'Change and clear'],
  coverage: ['覆盖范围', 'Coverage'],
  coverageEmpty: [
    '按证书所列逐一登记：每种情形是一组须同时满足的条件，公众可据此核对。',
    'Enter what the certificate prints: each row is a set of conditions that hold together; the public can check against it.',
  ],
  addFromParameters: ['按技术参数填入覆盖范围', 'Fill in from the parameters'],
  filledTitle: [
    '已按样品的参数填入，请与证书逐项核对',
    'Filled in from the tested sample: compare it with the certificate',
  ],
  filledText: [
    '证书所列限值可能大于样品的参数；核对后请将“覆盖表完整”改为“是”。',
    'The certificate may print wider limits than the sample has. Once compared, mark the table as whole.',
  ],
  held: ['覆盖表已含覆盖文字的全部内容', 'The table holds all that the coverage text says'],
  heldHint: [
    '逐条对照后再声明；没有声明时，核对覆盖范围不会回答“在覆盖范围内”。文字改动后须重新声明',
    'State it after comparing line by line. Without it a check of coverage never answers "covered"; a changed text needs it again',
  ],
  noText: ['没有填写覆盖文字，无须声明', 'No coverage text is given, so nothing has to be stated'],
  addFirstRow: ['添加覆盖情形', 'Add a row of the table'],
  addRow: ['添加另一情形', 'Add an alternative row'],
  copyRow: ['复制此情形', 'Copy this row'],
  removeRow: ['删除此情形', 'Remove this row'],
  addConfiguration: ['按技术参数补全配置', 'Add the configuration from the parameters'],
  printedValue: ['证书所列', 'As printed'],
  chooseParameter: ['请选择参数', 'Choose the parameter'],
  namePart: ['部件名称必须填写', 'Component is required'],
  addCondition: ['添加条件', 'Add a condition'],
  noConditions: ['尚无条件', 'No conditions yet'],
  components: ['主要部件', 'Main components'],
  addComponent: ['添加部件', 'Add a component'],
  componentsEmpty: ['登记主要部件及其型式试验证书。', 'List the main components and their certificates.'],
  files: ['文件', 'Files'],
  certificateHint: ['发布必需；发布后公开', 'Needed for publication; public afterwards'],
  remark: ['内部备注', 'Internal remark'],
  checklist: ['发布检查', 'Before publication'],
  ready: ['内容齐全，可以发布', 'Complete: it can be published'],
  readyStaff: ['内容齐全，可以提交发布', 'Complete: it can be submitted for publication'],
  preview: ['预览公众看到的内容', 'See what the public will see'],
  previewTitle: ['公众将看到', 'What the public will see'],
  previewMark: ['预览，尚未发布', 'A preview, not published yet'],
  previewText: [
    '发布后公众看到的就是此页；链接和按钮在发布后可用。未列出的字段不公开。',
    'After publication the public reads this very page; its links and buttons work then. Fields not listed here stay private.',
  ],
  previewPartly: [
    '有误的内容没有保存，此处仍是上次保存的内容。',
    'Invalid values were not saved: the last saved values are shown instead.',
  ],
  revise: ['修订报告', 'Revise the report'],
  reviseText: [
    '已发布的内容将按修订记录公示；原版本永久保留。改动单位名称或地址仅用于更正登记错误，更名、迁址请登记单位变更',
    'The change is published with its reason; the earlier version is kept for ever. Names and addresses of companies are only corrected here: record one that was renamed or moved as a change of company',
  ],
  review: ['核对修订内容', 'Review the changes'],
  copied: ['这是一份副本', 'This is a copy'],
  changeDate: reportWords.changeDate,
  revised: reportWords.revised,
  proposed: reportWords.proposed,
  nothing: ['没有任何改动', 'Nothing has been changed'],
  reason: ['修订理由', 'Reason for the revision'],
  reasonNeeded: ['请填写修订理由', 'Please give the reason for the revision'],
  sendRevision: ['提交修订', 'Send the revision'],
  cancel: ['取消', 'Cancel'],
} as const satisfies Record<string, Phrase>

export const unstatedRest = (count: number): Phrase => [
  `其余 ${count} 项原件也未载明`,
  count === 1
    ? 'The last empty one is not on the original either'
    : `The other ${count} are not on the original either`,
]

export const leftOut = (names: string): Phrase => [`未复制：${names}。`, `Not copied: ${names}.`]
/** What a change of the form would clear. */
export function lossOf(form: Phrase, { fields, conditions }: Lost): Phrase {
  const names = (language: 0 | 1, between: string) => fields.map(({ label }) => label[language]).join(between)
  const values: Phrase = [
    `“${form[0]}”没有以下 ${fields.length} 项参数，其内容将被清除：${names(0, '、')}。`,
    `"${form[1]}" has no place for ${fields.length === 1 ? 'this value, which is' : `these ${fields.length} values, which are`} cleared: ${names(1, ', ')}.`,
  ]
  const rows: Phrase = [
    `覆盖范围中有 ${conditions} 个条件不适用于“${form[0]}”，将一并清除。`,
    `${conditions === 1 ? '1 condition' : `${conditions} conditions`} of the coverage table ${conditions === 1 ? 'is' : 'are'} not of "${form[1]}" and cleared too.`,
  ]
  const said = [...(fields.length > 0 ? [values] : []), ...(conditions > 0 ? [rows] : [])]
  return [said.map(([zh]) => zh).join(''), said.map(([, en]) => en).join(' ')]
}

export const lacksOf = (n: number): Phrase => [`还缺 ${n} 项`, `${n} missing`]
export const changesOf = (n: number): Phrase => [`共 ${n} 处改动`, n === 1 ? '1 change' : `${n} changes`]
const inRow = (part: Phrase, n: number): Phrase => [`${part[0]}第 ${n} 行`, `${part[1]}, row ${n}`]

/** The label of a content's path on the page. */
export function nameOfPath(path: string, content: Content): Phrase {
  const [head = '', key = '', row] = path.split('.')
  const at = Number(key)
  if (head === 'parameters') {
    const label = parameterFields(content).find((field) => field.key === key)?.label ?? words.parameters
    return row && /^\d+$/.test(row) ? inRow(label, Number(row) + 1) : label
  }
  if (head === 'coverage' && key !== '') {
    const [zh, en] = rowName(at)
    return [`${words.coverage[0]}${zh}`, `${words.coverage[1]}, ${en}`]
  }
  if (head === 'components' && key !== '') return inRow(words.components, at + 1)
  if (head.startsWith('coverage') && !['coverageText', 'coverageHeld'].includes(head)) return words.coverage
  if (head === 'components') return words.components
  if (head === 'fileIds') return words.files
  if (head === 'subForm') return subFormLabel
  if (head === supersedesField.key) return supersedesField.label
  return reportFieldOf(head)?.label ?? [head, head]
}

/** An issued code that has no report yet, and what it was applied for. */
export const codeOf = (no: string, what: string): Phrase => [
  `${no} · 已发编码，尚无报告 · ${what}`,
  `${no} · issued, no report yet · ${what}`,
]

export const probable = (number: string): Phrase => [
  `原件上的编号与格式不符，将按原件登记。可能的编号：${number}（可在输入框中选用）；不能判断的留空`,
  `The number does not follow the format and is registered as printed. Probable number: ${number} (offered in the box). Leave it empty where it cannot be told`,
]
