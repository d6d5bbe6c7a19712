// The summary of a step in one line, for its card.
import { operators } from '@register/contract/page'
import type { Phrase } from '@register/contract/phrase'
import { nodesOf, type Condition, type FlowNode, type Starter } from './flowTree.ts'
import { approverWords, flowWords as words, levelOf, upToOf } from './words.ts'

export interface Named {
  value: string
  label: string
}
/** The people, roles and fields that a flow may name. */
export interface FlowNames {
  people: readonly Named[]
  roles: readonly Named[]
  fields: readonly Named[]
}

type Say = (phrase: Phrase) => string

const listed = (values: readonly string[], of: readonly Named[]): string =>
  values.map((value) => of.find((one) => one.value === value)?.label ?? value).join('、')

/** Empty when a setting is missing. */
export function summary(node: FlowNode, flow: Starter, names: FlowNames, t: Say): string {
  if (!('type' in node)) return branchSummary(node.groups, names, t)
  switch (node.type) {
    case 'start':
      return listed(node.roles, names.roles) || t(words.everybody)
    case 'copy':
      return listed(node.people, names.people) || (node.free ? t(approverWords.chosen) : '')
    case 'route':
      return nodesOf(flow).find(({ id }) => id === node.to)?.name ?? ''
    case 'fork':
      return ''
    case 'approve':
      if (node.by === 'members') return listed(node.people, names.people)
      if (node.by === 'roles') return listed(node.roles, names.roles)
      if (node.by === 'leader') return t(levelOf(node.level))
      if (node.by === 'leaders') return t(upToOf(node.level))
      return t(approverWords[node.by])
  }
}

function branchSummary(groups: readonly (readonly Condition[])[], names: FlowNames, t: Say): string {
  const set = groups.filter((group) => group.length > 0)
  return set
    .map((group) =>
      group
        .map(({ field, operator, value }) => `${listed([field], names.fields)} ${t(operators[operator])} ${value}`)
        .join(` ${t(words.and)} `),
    )
    .join(` ${t(words.or)} `)
}
