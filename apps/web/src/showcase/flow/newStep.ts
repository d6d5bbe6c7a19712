// New steps, with ids that no other step of the flow has.
import {
  nodesOf,
  type AddedType,
  type Approval,
  type Branch,
  type Copy,
  type FlowStep,
  type Starter,
} from './flowTree.ts'

function freeId(flow: Starter, taken: readonly string[] = []): string {
  const ids = new Set([...nodesOf(flow).map(({ id }) => id), ...taken])
  let n = 1
  while (ids.has(`n${n}`)) n++
  return `n${n}`
}

export const newBranch = (flow: Starter, name: string): Branch => ({ id: freeId(flow), name, groups: [[]] })

/** By named people one after the other, without a limit of time, unless `rest` says otherwise. */
export const newApproval = (id: string, name: string, rest: Partial<Approval> = {}): Approval => ({
  type: 'approve',
  id,
  name,
  by: 'members',
  people: [],
  roles: [],
  level: 1,
  many: false,
  order: 'sequence',
  timeout: 0,
  onTimeout: 'pass',
  ...rest,
})

/** `names`: of the step, and of the two branches of a new fork. */
export function newStep(
  flow: Starter,
  type: AddedType,
  [name, first, rest]: readonly [string, string, string],
): FlowStep {
  const id = freeId(flow)
  if (type === 'copy') return { type, id, name, people: [], free: false } satisfies Copy
  if (type === 'route') return { type, id, name, to: flow.id }
  if (type === 'fork') {
    const one = freeId(flow, [id])
    return {
      type,
      id,
      name,
      branches: [
        { id: one, name: first, groups: [[]] },
        { id: freeId(flow, [id, one]), name: rest, groups: [] },
      ],
    }
  }
  return newApproval(id, name)
}
