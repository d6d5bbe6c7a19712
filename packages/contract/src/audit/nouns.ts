// How the audit describes each kind of record: its name, the labels of its noted values, and how they are written.
import { noticeFields as publicNoticeFields, noticeRowFields, noticeTiming } from '../business/notice/fields.ts'
import { categoryFields, categoryRowFields } from '../business/category/fields.ts'
import { errorStatuses, submitFields } from '../business/errorReport/fields.ts'
import { enterpriseFields } from '../business/enterprise/request.ts'
import { ruleEndFields } from '../business/ruleEnd/office.ts'
import { valueText } from '../fields.ts'
import type { Phrase } from '../phrase.ts'
import { fieldsOf, optionsOf, type Fields } from '../record/shape.ts'
import { clientFields } from '../system/client/fields.ts'
import { configFields } from '../system/config/config.ts'
import { declared } from '../system/config/keys.ts'
import { bodyCodeField, categoriesField, deptFields } from '../system/dept/dept.ts'
import { codeFields, numberFields } from '../system/dept/codes.ts'
import { itemFields, typeField } from '../system/dictionary/item.ts'
import { groupField, typeFields } from '../system/dictionary/type.ts'
import { storedFields } from '../system/generator/description.ts'
import { menuFields } from '../system/menu.ts'
import { roleRowFields } from '../system/role/role.ts'
import { noticeFields } from '../system/notice.ts'
import { postFields } from '../system/post.ts'
import { declaredTaskFields } from '../system/scheduledTask/declared.ts'
import { taskHandlers } from '../system/scheduledTask/handlers.ts'
import { tableFields } from '../system/table/table.ts'
import { accountFields } from '../system/user/fields.ts'
import {
  called,
  columnsIn,
  configValue,
  inBoth,
  ofAccount,
  pairIn,
  rightsIn,
  type Changed,
  type Detail,
} from './readings.ts'

export interface Noun {
  /** The noun for this kind of record. */
  what: Phrase
  /** The name of one record, from the noted values. */
  name: (detail: Detail) => Phrase | undefined
  /** What it is called where neither the row nor the register knows its name. */
  otherwise?: (detail: Detail) => Phrase | undefined
  /** Labels of what was noted. */
  fields: Fields
  /** Writes a value whose field does not say how. */
  text?: (key: string, value: unknown, detail: Detail) => Phrase | undefined
  /** Relations that were added and removed, such as roles of a person, which are no fields of the record. */
  more?: (detail: Detail) => Changed[]
}

const value = { key: 'value', label: ['参数值', 'Value'], type: 'text' } as const
const above = { key: 'above', label: ['上级部门', 'Belongs to'], type: 'text' } as const
const below = { key: 'above', label: ['上级', 'Belongs to'], type: 'text' } as const
const subForms = { key: 'subForms', label: ['参数表', 'Parameter forms'], type: 'text' } as const
const group = { key: 'group', label: groupField.label, type: 'text' } as const
const place = { key: 'dept', label: ['部门', 'Department'], type: 'text' } as const

const withdrawal = { key: 'reason', label: ['撤回原因', 'Reason'], type: 'text' } as const

const decisionFields = [
  { key: 'decision', label: ['处理结果', 'Outcome'], type: 'choice', options: optionsOf(errorStatuses) },
  { key: 'no', label: ['证书编号', 'Certificate No.'], type: 'text' },
] as const satisfies Fields

const body = { key: 'body', label: ['机构', 'Body'], type: 'text' } as const
const reached = { key: 'certificates', label: ['证书数', 'Certificates'], type: 'integer' } as const
const digest = { key: 'digest', label: ['证书清单摘要', 'Digest of the certificates'], type: 'text' } as const

/** By the type in `type:id`. */
export const nouns: Readonly<Record<string, Noun>> = {
  post: { what: ['岗位', 'Post'], name: called('name', 'code'), fields: postFields },
  dictType: {
    what: ['字典类型', 'Dictionary'],
    name: inBoth('nameZh', 'nameEn'),
    fields: [...typeFields, group],
    text: (key, one) => (key === group.key ? pairIn(one) : undefined),
  },
  dictItem: {
    what: ['字典数据', 'Dictionary entry'],
    name: inBoth('labelZh', 'labelEn'),
    fields: [typeField, ...itemFields],
  },
  dept: {
    what: ['部门', 'Department'],
    name: inBoth('nameZh', 'nameEn'),
    fields: [...deptFields, bodyCodeField, categoriesField, above, ...codeFields, ...numberFields],
    text: (key, one) => (key === above.key ? pairIn(one) : undefined),
  },
  category: {
    what: ['设备品种', 'Equipment category'],
    name: inBoth('nameZh', 'nameEn'),
    fields: [...categoryFields, ...fieldsOf(categoryRowFields, ['confirmed', 'retired']), below, subForms],
    text: (key, one) => (key === below.key || key === subForms.key ? pairIn(one) : undefined),
  },
  user: {
    what: ['用户', 'Account'],
    name: called('nickname'),
    otherwise: called('username'),
    fields: [...accountFields, place],
    text: (key, one) => (key === place.key ? pairIn(one) : undefined),
    more: ofAccount,
  },
  client: {
    what: ['应用', 'Client'],
    name: called('name', 'key'),
    fields: [...clientFields, body],
    text: (key, one) => (key === body.key ? pairIn(one) : undefined),
  },
  config: {
    what: ['参数', 'Configuration key'],
    name: (detail) => {
      const key = typeof detail['key'] === 'string' ? detail['key'] : ''
      return declared(key)?.label ?? called('labelZh', 'key')(detail)
    },
    fields: [...fieldsOf(configFields, ['key', 'class', 'type', 'labelZh', 'labelEn']), value],
    text: configValue,
  },
  role: { what: ['角色', 'Role'], name: called('nameZh', 'key'), fields: roleRowFields, more: rightsIn },
  menu: { what: ['菜单', 'Menu entry'], name: called('titleZh', 'name'), fields: menuFields },
  genTable: { what: ['代码生成的表', 'Table of the code generator'], name: called('tableName'), fields: storedFields },
  table: { what: ['表格', 'Table'], name: inBoth('titleZh', 'titleEn'), fields: tableFields, more: columnsIn },
  scheduledTask: {
    what: ['定时任务', 'Scheduled task'],
    name: inBoth('titleZh', 'titleEn'),
    fields: [...declaredTaskFields, ...Object.values(taskHandlers).flatMap(({ params }) => params as Fields)],
  },
  notice: { what: ['系统通知', 'Announcement'], name: called('title'), fields: noticeFields },
  publicNotice: {
    what: ['公告', 'Notice'],
    name: called('title'),
    fields: [...publicNoticeFields, ...noticeTiming, ...fieldsOf(noticeRowFields, ['status']), withdrawal],
  },
  file: { what: ['文件', 'File'], name: called('name'), fields: [] },
  enterprise: { what: ['企业账号申请', 'Request of a company'], name: called('companyName'), fields: enterpriseFields },
  errorReport: { what: ['纠错', 'Error report'], name: called('no'), fields: [...submitFields, ...decisionFields] },
  report: { what: ['报告', 'Report'], name: called('certificateNo', 'reportNo'), fields: [] },
  ruleEnd: { what: ['依规失效', 'End by rule'], name: called('title'), fields: [...ruleEndFields, reached, digest] },
  codeApply: { what: ['编码申请', 'Code application'], name: called('code'), fields: [] },
  auditArchive: { what: ['审计归档', 'Archive of the audit'], name: called('month'), fields: [] },
  auditCheck: { what: ['审计校验', 'Check of the audit'], name: () => undefined, fields: [] },
  import: { what: ['导入', 'Import'], name: called('file'), fields: [] },
  session: { what: ['登录会话', 'Session'], name: () => undefined, fields: [] },
  setting: { what: ['个人设置', 'Preferences'], name: () => undefined, fields: [] },
  task: { what: ['后台任务', 'Background task'], name: called('name'), fields: [] },
}

/** A noted value, written as its field writes it; a value without a field stays unchanged. */
export function noted(noun: Noun, key: string, one: unknown, detail: Detail): Phrase {
  const own = noun.text?.(key, one, detail)
  if (own) return own
  const field = noun.fields.find((candidate) => candidate.key === key)
  if (field) return valueText(field, one)
  const text = typeof one === 'string' ? one : JSON.stringify(one ?? null)
  return [text, text]
}

/** The kind of record an action is about; undefined for actions about no record. */
export function nounOfAction(action: string): string | undefined {
  const [kind = ''] = action.split('.')
  const noun = kind === 'systemNotice' ? 'notice' : kind
  return Object.hasOwn(nouns, noun) ? noun : undefined
}
