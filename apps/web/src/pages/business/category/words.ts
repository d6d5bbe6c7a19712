// Texts of the editor of the equipment catalogue.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  title: businessScreens['business/category'].title,
  text: [
    '申请编码和编写报告时可选的设备品种；保存后立即生效，不需要重新启动',
    'The categories for which codes are applied for and reports are written. A change takes effect at once',
  ],
  search: ['代码、名称', 'Code or name'],
  new: ['新建品种', 'Add an entry'],
  beside: ['新建同级', 'Add beside'],
  below: ['新建下级', 'Add below'],
  edit: ['编辑品种', 'Edit an entry'],
  confirm: ['确认代码', 'Confirm the code'],
  saved: ['设备目录已保存', 'The catalogue is saved'],
  confirmed: ['代码已确认', 'The code is confirmed'],
  retire: ['停用', 'Disable'],
  restore: ['恢复使用', 'Take back into use'],
  retireText: [
    '停用后不能再申请其编码、编写新报告，下级品种也一样；已有报告不受影响，名称照常显示。',
    'No new reports or applications can use it or the entries below it. Existing reports stay as they are, and it keeps its name everywhere.',
  ],
  restoreText: ['恢复后可再次申请编码。', 'Codes can be applied for again.'],
  retiredNow: ['已停用', 'It is disabled'],
  restoredNow: ['已恢复使用', 'It is in use again'],
  removeText: [
    '有报告、编码申请、核准范围或下级的品种不能删除，可以停用。',
    'An entry with reports, code applications, approvals or entries below it cannot be deleted. It can be disabled.',
  ],
  empty: ['这里列出设备目录。', 'The equipment catalogue is listed here.'],
  name: ['品种', 'Entry'],
  forms: ['参数表', 'Parameter forms'],
  rulings: ['参数表与覆盖判断', 'Forms and what decides'],
  rulingsText: [
    '规则条文提到的每项参数：是否决定证书的覆盖范围，以及依据的条文。“不决定”的参数，证书印出时仍按所印比较。',
    'Each parameter that a rule names: whether it decides what a certificate covers, and the sentence of the rule. One that does not decide is still compared where a certificate prints it.',
  ],
  noForms: ['此类别没有参数表', 'This category has no parameter form'],
  noRulings: ['规则条文没有提到这张表的参数', 'No rule names a parameter of this form'],
  parameters: ['参数', 'Parameters'],
  decision: ['决定覆盖', 'Decides'],
  decides: ['决定', 'Decides'],
  decidesNot: ['不决定', 'Does not decide'],
  decidesWhile: ['决定，当 ', 'Decides while'],
  seen: ['见过条文', 'The text was seen'],
  fromMemory: ['未对照条文原文', 'Not checked against the printed text'],
  source: ['来源', 'Source'],
  edition: ['版本', 'Edition'],
  published: ['已发布', 'Published'],
  records: ['含草稿', 'With drafts'],
  marks: ['状态', 'Status'],
  retired: ['停用', 'Disabled'],
  notConfirmed: ['代码未确认', 'Code not confirmed'],
  unlisted: ['未列入目录', 'Not in the catalogue'],
  list: ['所属清单', 'List'],
  formKind: ['表单类型', 'Form kind'],
  code: ['代码', 'Code'],
  isConfirmed: ['已确认', 'Confirmed'],
  inUse: ['在用', 'In use'],
  codeUnknown: [
    '代码未确认：在证书上见到后用“确认代码”填写。',
    'Its code is not confirmed. Enter it with "Confirm the code" once it was seen on a certificate.',
  ],
  confirmPrinted: [
    '在证书上见到该代码后确认；确认后可为其申请编码。请核对名称、来源和版本。',
    'Confirm the code once it was seen on a certificate. Codes can be applied for then. Check names, source and edition.',
  ],
  confirmKey: [
    '请填写在证书上见到的四位代码。它将取代内部编号在目录中的位置；已登记的报告保留原编号，按新代码也能查到。',
    'Enter the four characters that were seen on a certificate. The code replaces the internal key. Existing reports keep the key and are also found by the new code.',
  ],
} as const satisfies Record<string, Phrase>

export const retireAsk = (name: string): Phrase => [`停用“${name}”？`, `Disable "${name}"?`]
export const restoreAsk = (name: string): Phrase => [`恢复使用“${name}”？`, `Restore "${name}"?`]
