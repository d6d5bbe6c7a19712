// The names of fields for messages that a schema makes: as the field was declared, or looked up by the path.
import { z } from 'zod'
import { reportFields } from './business/reportFields.ts'
import { formKinds } from './business/parameters/formKinds.ts'
import { labels } from './fields.ts'
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
  'components.name': ['部件名称', 'Component'],
  'components.model': ['型号', 'Model'],
  'components.manufacturer': ['制造单位', 'Manufacturer'],
  coverage: ['覆盖范围', 'Coverage'],
  parameters: ['参数', 'Parameters'],
  bodyId: ['型式试验机构', 'Type-testing body'],
  status: ['状态', 'Status'],
  applicationNo: ['申请编号', 'Application No.'],
  code: ['编码', 'Code'],
  appliedAt: ['申请时间', 'Applied'],
  updatedAt: ['更新时间', 'Updated on'],
  title: ['标题', 'Title'],
  content: ['正文', 'Text'],
  file: ['文件', 'File'],
  files: ['附件', 'Files'],
  fileIds: ['文件', 'Files'],
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

/** The ends of a range of dates, as lists take them. */
const ends: Record<string, (label: Phrase) => Phrase> = {
  From: ([zh, en]) => [`${zh}起`, `${en} from`],
  To: ([zh, en]) => [`${zh}止`, `${en} to`],
}

/** The label of a path such as `parameters.ratedLoad` or `components.2.name`; nothing when the field is unknown. */
export function labelOf(path: string): Phrase | undefined {
  const keys = path.split('.').filter((key) => !/^\d+$/.test(key))
  const last = keys.at(-1) ?? path
  const known = fields.get(keys.join('.')) ?? fields.get(last)
  if (known) return known
  const [, base = '', end = ''] = /^(.+)(From|To)$/.exec(last) ?? []
  const dates = fields.get(base)
  return dates && ends[end]?.(dates)
}

type Schema = z.core.$ZodType

/** What a schema stands around: of an optional value the value. */
const inside = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? inside(schema.def.innerType)
    : schema

/** The schema of one property of an object, or of the entries of a list. */
function under(schema: Schema, key: string): Schema | undefined {
  const around = inside(schema)
  if (around instanceof z.ZodObject) return (around.shape as Readonly<Record<string, Schema>>)[key]
  return around instanceof z.ZodArray ? around.element : undefined
}

/** As `labelOf`, but a field declared in `schema` is called as its declaration says: two forms may name one key differently. */
export function labelIn(schema: Schema, path: string): Phrase | undefined {
  let at: Schema | undefined = schema
  let label: Phrase | undefined
  for (const key of path.split('.')) {
    at = at && under(at, key)
    label = (at && labels.get(at)) ?? label
  }
  return label ?? labelOf(path)
}
