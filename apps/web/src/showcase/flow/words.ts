// Texts of the designer of flows.
import type { Phrase } from '@register/contract/phrase'
import type { AddedType, Approval, ApproverKind } from './flowTree.ts'

export const flowWords = {
  start: ['发起人', 'Starter'],
  end: ['流程结束', 'End'],
  everybody: ['所有人', 'Everybody'],
  add: ['添加步骤', 'Add a step'],
  addBranch: ['添加条件', 'Add a branch'],
  otherwise: ['其他情况', 'Otherwise'],
  condition: ['条件', 'Branch'],
  unset: ['尚未设置', 'Not set yet'],
  name: ['名称', 'Name'],
  starters: ['谁可以发起', 'Who may begin'],
  approver: ['审批人', 'Approver'],
  people: ['成员', 'People'],
  roles: ['角色', 'Roles'],
  level: ['第几级主管', 'Manager of level'],
  upTo: ['到第几级（0 为最高）', 'Up to level (0 is the top)'],
  many: ['可以选多人', 'Several may be named'],
  order: ['多人审批时', 'With several people'],
  timeout: ['超时（小时，0 为不限）', 'Time limit in hours (0 for none)'],
  onTimeout: ['超时后', 'After that'],
  free: ['允许发起人添加抄送人', 'The starter may add people'],
  to: ['转到', 'Go to'],
  conditions: ['满足条件', 'Conditions'],
  and: ['且', 'and'],
  or: ['或', 'or'],
  field: ['字段', 'Field'],
  operator: ['比较', 'Comparison'],
  value: ['值', 'Value'],
  addCondition: ['添加条件', 'Add a condition'],
  addGroup: ['添加条件组', 'Add a group'],
  remove: ['删除', 'Delete'],
  priority: ['优先级', 'Priority'],
  earlier: ['提前', 'Earlier'],
  later: ['推后', 'Later'],
  json: ['查看 JSON', 'See the JSON'],
  always: ['不满足其他条件时走这里', 'Used when no other branch matches'],
  pass: ['自动通过', 'Passes by itself'],
  reject: ['自动拒绝', 'Is refused by itself'],
  edit: ['设置', 'Settings'],
} as const satisfies Record<string, Phrase>

export const stepWords = {
  approve: ['审批', 'Approval'],
  copy: ['抄送', 'Copy'],
  fork: ['条件分支', 'Branches'],
  route: ['路由', 'Route'],
} as const satisfies Record<AddedType, Phrase>

export const approverWords = {
  members: ['指定成员', 'Certain people'],
  leader: ['主管', 'Manager'],
  roles: ['角色', 'Roles'],
  chosen: ['发起人自选', 'Named by the starter'],
  self: ['发起人自己', 'The starter'],
  leaders: ['连续多级主管', 'Managers, one above the other'],
} as const satisfies Record<ApproverKind, Phrase>

export const orderWords = {
  sequence: ['顺序', 'One after the other'],
  all: ['会签（全部同意）', 'All of them'],
  any: ['或签（一人同意）', 'Any one of them'],
} as const satisfies Record<Approval['order'], Phrase>

export const addAfter = (name: string): Phrase => [`在“${name}”后添加步骤`, `Add a step after ${name}`]
export const editOf = (name: string): Phrase => [`设置 ${name}`, `Set up ${name}`]
export const removeOf = (name: string): Phrase => [`删除 ${name}`, `Delete ${name}`]
export const levelOf = (level: number): Phrase =>
  level === 1 ? ['直接主管', 'Direct manager'] : [`第 ${level} 级主管`, `Manager of level ${level}`]
export const upToOf = (level: number): Phrase =>
  level === 0
    ? ['直到最高级主管', 'Managers up to the top']
    : [`直到第 ${level} 级主管`, `Managers up to level ${level}`]
export const groupOf = (n: number): Phrase => [`条件组 ${n}`, `Group ${n}`]
export const numbered = (phrase: Phrase, n: number): Phrase => [`${phrase[0]} ${n}`, `${phrase[1]} ${n}`]
