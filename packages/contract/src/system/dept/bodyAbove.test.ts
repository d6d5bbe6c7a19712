// A person leaves a body only when the new department belongs to another one.
import type { DeptNode } from './tree.ts'
import { expect, test } from 'vitest'
import { bodyAbove } from './bodyAbove.ts'

const node = (id: number, bodyCode: string, ...children: DeptNode[]) => ({ id, bodyCode, children }) as DeptNode
const tree = [node(1, '', node(2, '901', node(3, '', node(4, ''))), node(5, '902'), node(6, ''))]

test.each([
  [2, '901'],
  [3, '901'],
  [4, '901'],
  [5, '902'],
  [6, undefined],
  [1, undefined],
  [null, undefined],
  [99, undefined],
])('of department %s it is %s', (id, body) => expect(bodyAbove(tree, id)).toBe(body))
