// A flow in the designer, and a read-only one.
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useLang, useTranslate } from '../../../api/language.ts'
import { FlowDesigner } from '../../../showcase/flow/FlowDesigner.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import type { Starter } from '../../../showcase/flow/flowTree.ts'
import { newApproval } from '../../../showcase/flow/newStep.ts'

// Texts of the page on flows.
const words = {
  design: ['设计流程', 'A flow being designed'],
  designText: [
    '从上到下；线上的加号添加审批、抄送、条件分支和路由；点击卡片在右侧设置。条件按优先级从左到右判断：组内是“且”，组间是“或”，最后一个分支接收其余情况；只剩一个分支时分支消失。值是一棵 JSON 树，人员、角色和字段由页面给出。',
    'From top to bottom; the plus on a line adds an approval, a copy, branches or a route, and a press on a card opens its settings. Branches are tried by priority from the left: conditions of a group are joined by and, groups by or, and the last branch takes all other cases; when only one branch is left, the fork is removed. The value is a JSON tree; people, roles and fields come from the page.',
  ],
  leave: ['报告修订流程', 'Approval of revisions'],
  readOnly: ['只读', 'Read only'],
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
  lift: ['电梯', 'Lifts and escalators'],
} as const satisfies Record<string, Phrase>

// The flow that the designer starts with: a manager, then experts for large numbers of lifts, then a copy for the archive.
const sampleFlow = (t: (phrase: Phrase) => string): Starter => ({
  type: 'start',
  id: 'start',
  name: t(words.first),
  roles: [],
  next: newApproval('n1', t(words.manager), {
    by: 'leader',
    timeout: 48,
    next: {
      type: 'fork',
      id: 'n2',
      name: t(words.kinds),
      branches: [
        {
          id: 'n3',
          name: t(words.lifts),
          groups: [
            [
              { field: 'kind', operator: '=', value: t(words.lift) },
              { field: 'quantity', operator: '>', value: '10' },
            ],
          ],
          next: newApproval('n4', t(words.expert), { by: 'roles', roles: ['experts'], order: 'all' }),
        },
        { id: 'n5', name: t(words.rest), groups: [] },
      ],
      next: { type: 'copy', id: 'n6', name: t(words.told), people: ['lin'], free: true },
    },
  }),
})

function useNames() {
  const t = useTranslate()
  return {
    people: [
      { value: 'zhou', label: t(words.zhou) },
      { value: 'zheng', label: t(words.zheng) },
      { value: 'lin', label: t(words.lin) },
    ],
    roles: [
      { value: 'experts', label: t(words.experts) },
      { value: 'staff', label: t(words.staff) },
    ],
    fields: [
      { value: 'kind', label: t(words.kind) },
      { value: 'quantity', label: t(words.quantity) },
    ],
  }
}

export function FlowPage() {
  // The example is text in one language, so another language starts it anew.
  return <Flows key={useLang()} />
}

function Flows() {
  const t = useTranslate()
  const names = useNames()
  const [flow, setFlow] = useState(() => sampleFlow(t))
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/workflow')}>
      <Example title={words.design} text={words.designText}>
        <FlowDesigner label={words.leave} value={flow} onChange={setFlow} {...names} />
      </Example>
      <Example title={words.readOnly} text={words.readOnlyText}>
        <FlowDesigner disabled label={words.readOnly} value={flow} onChange={() => undefined} {...names} />
      </Example>
    </Showcase>
  )
}
