// What is written of a client, what its list shows, and what it is found by.
import type { Field } from '../../fields.ts'
import { chosen, columnsOf, inList, named, stamps } from '../../record/shape.ts'
import { scopeChoices } from './scopes.ts'
import { active, disabled } from '../../record/states.ts'

const expired = { value: 'expired', label: ['已到期', 'Expired'], tone: 'bad' } as const

export const clientFields = [
  { key: 'name', label: ['应用名称', 'Name'], maxLength: 60, example: '北辰检验业务系统', ...named },
  { key: 'status', label: ['状态', 'Status'], type: 'choice', required: true, options: [active, disabled] },
  {
    key: 'scopes',
    label: ['权限范围', 'Permissions'],
    type: 'choices',
    required: true,
    listed: true,
    options: scopeChoices,
  },
  {
    key: 'reach',
    label: ['数据范围', 'Data scope'],
    options: [
      { value: 'body', label: ['一个机构的数据', 'Records of one body'] },
      { value: 'all', label: ['全部数据', 'All records'] },
    ],
    ...chosen,
    listed: 'hidden',
  },
  { key: 'deptId', label: ['机构', 'Body'], type: 'integer', required: { key: 'reach', is: ['body'] } },
  {
    key: 'quota',
    label: ['每日配额', 'Daily quota'],
    unit: ['次', 'calls'],
    type: 'integer',
    required: true,
    min: 1,
    max: 10_000_000,
    hint: ['按北京时间每日零时重新计数', 'A new day begins at midnight, Beijing time'],
    ...inList,
  },
  {
    key: 'validUntil',
    label: ['授权至', 'Valid until'],
    type: 'date',
    required: true,
    hint: ['当日仍可使用', 'The last day on which it may call'],
    ...inList,
  },
  {
    key: 'addresses',
    label: ['允许的地址', 'Allowed addresses'],
    type: 'choices',
    options: [],
    listed: 'hidden',
    hint: [
      '地址或网段，例如 203.0.113.7、203.0.113.0/24；不填则不限',
      'Addresses or networks such as 203.0.113.7 or 203.0.113.0/24; none: from everywhere',
    ],
  },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]

const [name, status, scopes, reach, deptId, quota, validUntil, addresses, remark] = clientFields

export const clientRowFields = [
  name,
  { key: 'key', label: ['应用标识', 'Client ID'], ...named },
  { key: 'standing', label: ['状态', 'Status'], options: [active, disabled, expired], ...chosen },
  scopes,
  reach,
  { key: 'body', label: ['机构', 'Body'], type: 'text', listed: true },
  { key: 'today', label: ['今日调用', 'Calls today'], type: 'integer', required: true, ...inList },
  quota,
  validUntil,
  { key: 'lastUsedAt', label: ['最近调用', 'Last call'], type: 'instant', listed: true },
  addresses,
  remark,
  { ...stamps.updatedBy },
  { ...stamps.updatedAt, listed: 'hidden' },
  status,
  deptId,
] as const satisfies readonly Field[]

export const clientColumns = columnsOf(clientRowFields)
