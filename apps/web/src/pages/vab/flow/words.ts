// Texts of the page on flows.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  design: ['设计流程', 'A flow being designed'],
  designText: [
    '从上到下；线上的加号添加审批、抄送、条件分支和路由；点击卡片在右侧设置。条件按优先级从左到右判断：组内是“且”，组间是“或”，最后一个分支接收其余情况；只剩一个分支时分支消失。值是一棵 JSON 树，人员、角色和字段由页面给出。',
    'From top to bottom; the plus on a line adds an approval, a copy, branches or a route, and a press on a card opens its settings. Branches are tried by priority from the left: conditions of a group are joined by and, groups by or, and the last branch takes all other cases; when only one branch is left, the fork is removed. The value is a JSON tree; people, roles and fields come from the page.',
  ],
  leave: ['报告修订流程', 'Approval of revisions'],
  readOnly: ['只读', 'To be read only'],
  readOnlyText: [
    'disabled 时没有按钮，卡片不能点击。',
    'When disabled there are no buttons, and cards cannot be pressed.',
  ],
  first: ['发起人', 'Starter'],
  manager: ['部门主管审批', 'Approval by the manager'],
  kinds: ['按设备种类', 'By kind'],
  lifts: ['电梯且数量大于 10', 'More than ten lifts'],
  rest: ['其他情况', 'Otherwise'],
  expert: ['专家组会签', 'All experts'],
  told: ['抄送档案室', 'Copy to the archive'],
  zhou: ['周主任', 'Director Zhou'],
  zheng: ['郑文', 'Zheng Wen'],
  lin: ['林工', 'Engineer Lin'],
  experts: ['专家组', 'Expert group'],
  staff: ['检验员', 'Inspectors'],
  kind: ['设备种类', 'Kind'],
  quantity: ['数量', 'Quantity'],
  lift: ['电梯', 'Lift'],
} as const satisfies Record<string, Phrase>
