// Tests what may be handed on, as a table: the scope that the caller holds, the scope to give, and the recipient.
import { expect, test } from 'vitest'
import { scopeOf, type ScopeKind } from '../scope.ts'
import { covers, type PathOf, type Recipient } from './reach.ts'

// Department 1 with 11 below it, and 2 next to it.
const paths: Readonly<Record<number, readonly number[]>> = { 1: [1], 11: [1, 11], 2: [2] }
const pathOf: PathOf = (dept) => paths[dept]
const giver = { id: 7, deptId: 1, creditCode: 'A' }
const inOne: Recipient = { deptId: 1, creditCode: 'A' }
const below: Recipient = { deptId: 11, creditCode: null }
const neighbour: Recipient = { deptId: 2, creditCode: 'B' }

type Case = [held: ScopeKind, ids: number[], given: ScopeKind, ids: number[], to: Recipient, may: boolean]
const table: Case[] = [
  ['all', [], 'all', [], neighbour, true],
  ['all', [], 'company', [], neighbour, true],
  ['ownBelow', [], 'all', [], inOne, false],
  ['ownBelow', [], 'ownBelow', [], inOne, true],
  ['ownBelow', [], 'ownBelow', [], below, true],
  ['ownBelow', [], 'ownBelow', [], neighbour, false],
  ['ownBelow', [], 'chosen', [1, 11], neighbour, true],
  ['ownBelow', [], 'chosen', [11, 2], below, false],
  ['ownBelow', [], 'chosen', [99], below, false],
  ['own', [], 'own', [], inOne, true],
  ['own', [], 'own', [], below, false],
  ['own', [], 'ownBelow', [], inOne, false],
  ['own', [], 'self', [], neighbour, true],
  ['chosen', [2], 'own', [], neighbour, true],
  ['chosen', [2], 'ownBelow', [], neighbour, false],
  ['chosen', [1, 2], 'chosen', [2], inOne, true],
  ['chosen', [1], 'chosen', [1, 2], inOne, false],
  ['self', [], 'self', [], neighbour, true],
  ['self', [], 'own', [], inOne, false],
  ['company', [], 'company', [], inOne, true],
  ['company', [], 'company', [], neighbour, false],
  ['company', [], 'own', [], inOne, false],
]

test.each(table)('the scope %s %j may be given as %s %j to %o: %s', (held, ids, scope, deptIds, to, may) => {
  const reached = scopeOf([{ kind: held, deptIds: ids }], giver)
  expect(covers(reached, { scope, deptIds }, { to: [to], pathOf })).toBe(may)
})

test('a right that the caller does not hold is not handed on, not even for own records', () => {
  expect(covers(undefined, { scope: 'self', deptIds: [] }, { to: [inOne], pathOf })).toBe(false)
})

test('the scope must cover every recipient', () => {
  const held = scopeOf([{ kind: 'ownBelow', deptIds: [] }], giver)
  expect(covers(held, { scope: 'own', deptIds: [] }, { to: [inOne, neighbour], pathOf })).toBe(false)
})
