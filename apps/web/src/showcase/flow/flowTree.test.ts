// A flow grows, shrinks and changes without losing other steps.
import { expect, test } from 'vitest'
import {
  inserted,
  moved,
  nodesOf,
  nodeWith,
  removed,
  withBranch,
  withNode,
  type Fork,
  type Starter,
} from './flowTree.ts'
import { newBranch, newStep } from './newStep.ts'

const names = ['name', 'first', 'rest'] as const
const empty: Starter = { type: 'start', id: 'start', name: 'start', roles: [] }
const order = (flow: Starter) =>
  nodesOf(flow)
    .map(({ id }) => id)
    .join(' ')

/** start, a fork of n2 (with n4 in it) and n3, and n5 after it. */
function grown(): Starter {
  let flow = inserted(empty, 'start', newStep(empty, 'fork', names))
  flow = inserted(flow, 'n2', newStep(flow, 'approve', names))
  return inserted(flow, 'n1', newStep(flow, 'copy', names))
}
const fork = (flow: Starter) => nodeWith(flow, 'n1') as Fork

test('steps go in after the one that was pressed, inside branches and behind them', () => {
  expect(order(grown())).toBe('start n1 n2 n4 n3 n5')
  expect(order(inserted(grown(), 'start', newStep(grown(), 'route', names)))).toBe('start n6 n1 n2 n4 n3 n5')
})

test('a step goes and the next one moves up', () => {
  expect(order(removed(grown(), 'n5'))).toBe('start n1 n2 n4 n3')
  expect(order(removed(grown(), 'n4'))).toBe('start n1 n2 n3 n5')
  expect(order(removed(grown(), 'n1'))).toBe('start n5')
  expect(removed(grown(), 'start')).toEqual(grown())
})

test('a fork with one branch left becomes that branch', () => {
  expect(order(removed(grown(), 'n3'))).toBe('start n4 n5')
  expect(order(removed(grown(), 'n2'))).toBe('start n5')
})

test('branches come in before the last, which asks nothing, whatever is removed', () => {
  const flow = withBranch(grown(), fork(grown()), newBranch(grown(), 'second'))
  expect(fork(flow).branches.map(({ id }) => id)).toEqual(['n2', 'n6', 'n3'])
  const without = removed(flow, 'n3')
  expect(fork(without).branches.map(({ id, groups }) => [id, groups])).toEqual([
    ['n2', [[]]],
    ['n6', []],
  ])
})

test('priority moves among those before the last', () => {
  const flow = withBranch(grown(), fork(grown()), newBranch(grown(), 'second'))
  expect(fork(moved(flow, fork(flow), 'n6', -1)).branches.map(({ id }) => id)).toEqual(['n6', 'n2', 'n3'])
  for (const [id, by] of [
    ['n2', -1],
    ['n6', 1],
    ['n3', -1],
  ] as const)
    expect(moved(flow, fork(flow), id, by)).toBe(flow)
})

test('a change keeps following and neighbouring steps', () => {
  const flow = grown()
  const renamed = withNode(flow, { ...nodeWith(flow, 'n2')!, name: 'other', next: undefined })
  expect(nodeWith(renamed, 'n2')?.name).toBe('other')
  expect(order(renamed)).toBe(order(flow))
  expect(withNode(flow, { ...flow, name: 'begin', next: undefined }).next).toBe(flow.next)
})
