// What the audit notes of each kind of record: what one is called by, and how its values read.
import { enterpriseFields } from '../business/enterprise/request.ts'
import { valueText } from '../fields.ts'
import type { Phrase } from '../phrase.ts'
import { permissions } from '../permissions.ts'
import { fieldsOf, type Fields } from '../record/shape.ts'
import { configFields } from '../system/config/config.ts'
import { isConfigType, ownKey, takes } from '../system/config/key.ts'
import { declared } from '../system/config/keys.ts'
import { configText } from '../system/config/valueFields.ts'
import { bodyCodeField, categoriesField, deptFields } from '../system/dept.ts'
import { itemFields, typeField } from '../system/dictionary/item.ts'
import { groupField, typeFields } from '../system/dictionary/type.ts'
import { menuFields } from '../system/menu.ts'
import { roleShown } from '../system/role/role.ts'
import { isScopeKind, scopeKinds } from '../system/scopes.ts'
import { noticeFields } from '../system/notice.ts'
import { postFields } from '../system/post.ts'
import { tableFields } from '../system/table/table.ts'
import { changesOfColumns, columnPhrase } from '../system/table/told.ts'
import { accountFields, contactFields } from '../system/user/fields.ts'

export type Detail = Readonly<Record<string, unknown>>

export interface Changed {
  key: string
  label: Phrase
  before: Phrase
  after: Phrase
}

export interface Noun {
  /** What it is. */
  what: Phrase
  /** What one is called, from what was noted. */
  name: (detail: Detail) => Phrase | undefined
  /** Labels of what was noted. */
  fields: Fields
  /** A value as people read it, where its field does not say it. */
  text?: (key: string, value: unknown, detail: Detail) => Phrase | undefined
  /** What came and went beside the fields. */
  more?: (detail: Detail) => Changed[]
}

/** The first of these that was noted. */
const called =
  (...keys: readonly string[]) =>
  (detail: Detail): Phrase | undefined => {
    const found = keys.map((key) => detail[key]).find((one) => typeof one === 'string' && one !== '')
    return typeof found === 'string' ? [found, found] : undefined
  }

/** A name that was noted in both languages. */
const inBoth =
  (zh: string, en: string) =>
  (detail: Detail): Phrase | undefined => {
    const [one, other] = [detail[zh], detail[en]]
    return typeof one === 'string' && typeof other === 'string' ? [one, other] : undefined
  }

const value = { key: 'value', label: ['参数值', 'Value'], type: 'text' } as const

function configValue(key: string, one: unknown, { key: name, type }: Detail): Phrase | undefined {
  if (key !== 'value' || typeof name !== 'string') return undefined
  if (one === null || one === undefined) return ['默认', 'the default']
  const of = declared(name) ?? ownKey(isConfigType(type) ? type : 'text')
  return takes(of, one) ? configText(of, one) : undefined
}

const textsIn = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((one): one is string => typeof one === 'string') : []

/** Permissions as people know them, under the scope of each that has one noted. */
function permissionsIn(given: unknown): Phrase | undefined {
  const known: Readonly<Record<string, Phrase>> = permissions
  const byScope = new Map<string, Phrase[]>()
  for (const one of textsIn(given)) {
    const [name = '', scope = ''] = one.split(' ')
    byScope.set(scope, [...(byScope.get(scope) ?? []), known[name] ?? [name, name]])
  }
  if (byScope.size === 0) return undefined
  const parts = [...byScope].map(([scope, names]): Phrase => {
    const [zh, en] = isScopeKind(scope) ? scopeKinds[scope] : ['', '']
    const listed: Phrase = [names.map((name) => name[0]).join('、'), names.map((name) => name[1]).join(', ')]
    return zh === '' ? listed : [`${zh}：${listed[0]}`, `${en}: ${listed[1]}`]
  })
  return [parts.map(([zh]) => zh).join('；'), parts.map(([, en]) => en).join('; ')]
}

const nothing: Phrase = ['—', '—']
const hidden: Phrase = ['***', '***']

const namesIn = (given: unknown): Phrase | undefined => {
  const names = textsIn(given)
  return names.length > 0 ? [names.join('、'), names.join(', ')] : undefined
}

/** What a role gives, and who has been given it or lost it. */
function rightsIn(detail: Detail): Changed[] {
  const people: Phrase = ['人员', 'People']
  const [gained, lost] = [namesIn(detail['given']), namesIn(detail['taken'])]
  const [given, taken] = [permissionsIn(detail['granted']), permissionsIn(detail['withdrawn'])]
  return [
    ...(given ? [{ key: 'granted', label: ['授予', 'Granted'], before: nothing, after: given } as const] : []),
    ...(taken ? [{ key: 'withdrawn', label: ['收回', 'Withdrawn'], before: taken, after: nothing } as const] : []),
    ...(gained ? [{ key: 'given', label: people, before: nothing, after: gained } as const] : []),
    ...(lost ? [{ key: 'taken', label: people, before: lost, after: nothing } as const] : []),
  ]
}

/** What was noted in both languages at once; nothing: it stands nowhere, or at the top. */
function pairIn(one: unknown): Phrase | undefined {
  if (!Array.isArray(one)) return undefined
  const [zh, en] = one.filter((text): text is string => typeof text === 'string')
  return zh === undefined || en === undefined ? undefined : [zh, en]
}

const above = { key: 'above', label: ['上级部门', 'Belongs to'], type: 'text' } as const
const group = { key: 'group', label: groupField.label, type: 'text' } as const
const place = { key: 'dept', label: ['部门', 'Department'], type: 'text' } as const

/** Several pairs as one. */
function pairsIn(given: unknown): Phrase | undefined {
  const pairs = Array.isArray(given) ? given.flatMap((one) => [pairIn(one)].filter((pair) => pair !== undefined)) : []
  return pairs.length > 0 ? [pairs.map(([zh]) => zh).join('、'), pairs.map(([, en]) => en).join(', ')] : undefined
}

/** Roles that came and went; of contact data, that they are others now. */
function ofAccount({ givenRoles, takenRoles, contact }: Detail): Changed[] {
  const [given, taken] = [pairsIn(givenRoles), pairsIn(takenRoles)]
  const changed = contactFields.filter(({ key }) => Array.isArray(contact) && contact.includes(key))
  return [
    ...changed.map(({ key, label }) => ({ key, label, before: hidden, after: hidden })),
    ...(given
      ? [{ key: 'givenRoles', label: ['授予角色', 'Roles given'], before: nothing, after: given } as const]
      : []),
    ...(taken
      ? [{ key: 'takenRoles', label: ['取消角色', 'Roles taken'], before: taken, after: nothing } as const]
      : []),
  ]
}

/** Columns of a table that moved, showed or hid themselves, or look otherwise. */
const columnsIn = ({ columns }: Detail): Changed[] =>
  changesOfColumns(columns).map(({ title, before, after }) => ({
    key: title[1],
    label: title,
    before: columnPhrase(before, after),
    after: columnPhrase(after, before),
  }))

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
    fields: [...deptFields, bodyCodeField, categoriesField, above],
    text: (key, one) => (key === above.key ? pairIn(one) : undefined),
  },
  user: {
    what: ['用户', 'Account'],
    name: called('nickname', 'username'),
    fields: [...accountFields, place],
    text: (key, one) => (key === place.key ? pairIn(one) : undefined),
    more: ofAccount,
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
  role: { what: ['角色', 'Role'], name: called('nameZh', 'key'), fields: roleShown, more: rightsIn },
  menu: { what: ['菜单', 'Menu entry'], name: called('titleZh', 'name'), fields: menuFields },
  table: { what: ['表格', 'Table'], name: inBoth('titleZh', 'titleEn'), fields: tableFields, more: columnsIn },
  notice: { what: ['系统通知', 'Announcement'], name: called('title'), fields: noticeFields },
  file: { what: ['文件', 'File'], name: called('name'), fields: [] },
  enterprise: { what: ['企业账号申请', 'Request of a company'], name: called('companyName'), fields: enterpriseFields },
  report: { what: ['报告', 'Report'], name: called('certificateNo', 'reportNo'), fields: [] },
  codeApply: { what: ['编码申请', 'Code application'], name: called('code'), fields: [] },
  auditArchive: { what: ['审计归档', 'Archive of the audit'], name: called('month'), fields: [] },
  auditCheck: { what: ['审计校验', 'Check of the audit'], name: () => undefined, fields: [] },
  import: { what: ['导入', 'Import'], name: called('file'), fields: [] },
  session: { what: ['登录会话', 'Session'], name: () => undefined, fields: [] },
  setting: { what: ['个人设置', 'Setting of one’s own'], name: () => undefined, fields: [] },
  task: { what: ['后台任务', 'Background task'], name: called('name'), fields: [] },
}

/** A noted value by its field; what no field says reads as it stands. */
export function noted(noun: Noun, key: string, one: unknown, detail: Detail): Phrase {
  const own = noun.text?.(key, one, detail)
  if (own) return own
  const field = noun.fields.find((candidate) => candidate.key === key)
  if (field) return valueText(field, one)
  const text = typeof one === 'string' ? one : JSON.stringify(one ?? null)
  return [text, text]
}

/** The kind of what an act is about; nothing of acts that are about no record. */
export function nounOfAction(action: string): string | undefined {
  const [kind = ''] = action.split('.')
  const noun = kind === 'systemNotice' ? 'notice' : kind
  return Object.hasOwn(nouns, noun) ? noun : undefined
}
