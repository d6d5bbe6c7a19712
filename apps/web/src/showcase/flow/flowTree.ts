// An approval flow as plain data: a chain of steps, in which a fork holds branches that are chains themselves.
import type { Operator } from '@register/contract/page'

export type ApproverKind = 'members' | 'leader' | 'roles' | 'chosen' | 'self' | 'leaders'

interface StepOf<T extends string> {
  type: T
  id: string
  name: string
  next?: FlowStep | undefined
}

/** Who may start the flow; an empty list means everyone. */
export interface Starter extends StepOf<'start'> {
  roles: readonly string[]
}
export interface Approval extends StepOf<'approve'> {
  by: ApproverKind
  people: readonly string[]
  roles: readonly string[]
  /** For `leader`: how far up, 1 is the direct one. For `leaders`: up to which level, 0 is the top. */
  level: number
  /** For `chosen`: whether the starter may name several people. */
  many: boolean
  /** Whether they approve one after the other, all at once, or any one of them. */
  order: 'sequence' | 'all' | 'any'
  /** Hours; 0 for no limit. */
  timeout: number
  onTimeout: 'pass' | 'reject'
}
export interface Copy extends StepOf<'copy'> {
  people: readonly string[]
  /** The starter may name more people. */
  free: boolean
}
export interface Condition {
  field: string
  operator: Operator
  value: string
}
/** Groups of conditions: one of the groups must match, with all its conditions. Without groups the branch takes the remaining cases. */
export interface Branch {
  id: string
  name: string
  groups: readonly (readonly Condition[])[]
  next?: FlowStep | undefined
}
/** Branches in order of priority; the last one takes the cases that no other branch takes. */
export interface Fork extends StepOf<'fork'> {
  branches: readonly Branch[]
}
/** A step that goes back to another step of the flow. */
export interface Route extends StepOf<'route'> {
  to: string
}
export type FlowStep = Starter | Approval | Copy | Fork | Route
export type AddedType = 'approve' | 'copy' | 'fork' | 'route'
export type FlowNode = FlowStep | Branch

/** All nodes, from top to bottom. */
export function nodesOf(start: FlowNode | undefined): FlowNode[] {
  if (!start) return []
  const inside = 'branches' in start ? start.branches.flatMap(nodesOf) : []
  return [start, ...inside, ...nodesOf(start.next)]
}

export const nodeWith = (flow: Starter, id: string): FlowNode | undefined =>
  nodesOf(flow).find((node) => node.id === id)

type Changed = FlowNode | undefined

/** The tree with one node changed by `change`; undefined removes it, and the nodes after it move up. */
function changed<N extends FlowNode>(node: N, id: string, change: (found: FlowNode) => Changed): N {
  const next = node.next && follow(node.next, id, change)
  const branches =
    'branches' in node
      ? {
          branches: node.branches.map((branch) =>
            branch.id === id ? (change(branch) as Branch) : changed(branch, id, change),
          ),
        }
      : {}
  return { ...node, ...branches, next }
}

function follow(step: FlowStep, id: string, change: (found: FlowNode) => Changed): FlowStep | undefined {
  return step.id === id ? (change(step) as FlowStep | undefined) : changed(step, id, change)
}

/** Replaces the node with the same id; the nodes after it stay. */
export const withNode = (flow: Starter, node: FlowNode): Starter =>
  flow.id === node.id
    ? { ...(node as Starter), next: flow.next }
    : changed(flow, node.id, (found) => ({ ...node, next: found.next }))

/** Inserts a step after the node `after`. After a fork it comes after all branches. */
export function inserted(flow: Starter, after: string, step: FlowStep): Starter {
  const put = <N extends FlowNode>(found: N): N => ({ ...found, next: { ...step, next: found.next } })
  return flow.id === after ? put(flow) : changed(flow, after, put)
}

/** Removes a step or a branch; a fork with one branch left is replaced by that branch’s steps. */
export function removed(flow: Starter, id: string): Starter {
  const fork = nodesOf(flow).find(
    (node): node is Fork => 'branches' in node && node.branches.some((branch) => branch.id === id),
  )
  if (!fork) return flow.id === id ? flow : changed(flow, id, (found) => found.next)
  const branches = fork.branches.filter((branch) => branch.id !== id)
  const [last] = branches
  if (branches.length > 1 || !last) return withNode(flow, { ...fork, branches: lastOpen(branches) })
  return changed(flow, fork.id, () => joined(last.next, fork.next))
}

const joined = (first: FlowStep | undefined, second: FlowStep | undefined): FlowStep | undefined =>
  first ? { ...first, next: joined(first.next, second) } : second

/** The last branch takes the remaining cases, so it has no conditions. */
const lastOpen = (branches: readonly Branch[]): Branch[] =>
  branches.map((branch, at) => (at === branches.length - 1 ? { ...branch, groups: [] } : branch))

/** Adds a branch before the last one, which stays the last. */
export const withBranch = (flow: Starter, fork: Fork, branch: Branch): Starter =>
  withNode(flow, { ...fork, branches: fork.branches.toSpliced(-1, 0, branch) })

/** Moves a branch one place up or down among those before the last. */
export function moved(flow: Starter, fork: Fork, id: string, by: -1 | 1): Starter {
  const from = fork.branches.findIndex((branch) => branch.id === id)
  const to = from + by
  const branch = fork.branches[from]
  if (!branch || to < 0 || to >= fork.branches.length - 1 || from === fork.branches.length - 1) return flow
  return withNode(flow, { ...fork, branches: fork.branches.toSpliced(from, 1).toSpliced(to, 0, branch) })
}
