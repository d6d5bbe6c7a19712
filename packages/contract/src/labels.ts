// The names of fields for messages that a schema makes: looked up by the last part of the path.
import { reportFields } from './business/reportFields.ts'
import { formKinds } from './business/parameters/formKinds.ts'
import type { Phrase } from './phrase.ts'

const others: Record<string, Phrase> = {
  id: ['记录编号', 'Record'],
  rev: ['修订号', 'Revision'],
  reason: ['理由', 'Reason'],
  opinion: ['审核意见', 'Opinion'],
  pageNum: ['页码', 'Page'],
  pageSize: ['每页条数', 'Page size'],
  keyword: ['关键词', 'Keyword'],
  username: ['用户名', 'User name'],
  password: ['密码', 'Password'],
  captcha: ['验证码', 'Captcha'],
  plannedTestDate: ['计划试验日期', 'Planned test date'],
  declaration: ['承诺', 'Declaration'],
  newName: ['变更后名称', 'New name'],
  changeDate: ['变更日期', 'Date of change'],
  components: ['主要部件', 'Components'],
  coverage: ['覆盖范围', 'Coverage'],
  parameters: ['参数', 'Parameters'],
  bodyId: ['型式试验机构', 'Type-testing body'],
  status: ['状态', 'Status'],
  issueDateFrom: ['发证日期起', 'Issued from'],
  issueDateTo: ['发证日期止', 'Issued to'],
  file: ['文件', 'File'],
  fileName: ['文件名', 'File name'],
  groupId: ['分组', 'Group'],
  columns: ['列', 'Columns'],
  quantity: ['数量', 'Quantity'],
  fee: ['费用', 'Fee'],
  progress: ['进度', 'Progress'],
  receivedOn: ['收样日期', 'Received on'],
  validFrom: ['生效日期', 'Shown from'],
  validUntil: ['截止日期', 'Shown until'],
}

const fields = new Map<string, Phrase>([
  ...Object.entries(others),
  ...formKinds.flatMap((kind) => kind.fields).map((field) => [field.key, field.label] as const),
  ...reportFields.map((field) => [field.key, field.label] as const),
])

/** The label of a path such as `parameters.ratedLoad`; nothing when the field is unknown. */
export const labelOf = (path: string): Phrase | undefined => fields.get(path.split('.').at(-1) ?? path)
