// An added record leads its list until the list is written again.
import { listPosts as list } from '@register/contract/system/post'
import { expect, test, vi } from 'vitest'
import { refreshReads } from '../../../api/cache.ts'
import { addedTo, firstOf, tellAdded } from './added.ts'

const session = vi.hoisted(() => ({ change: () => {} }))
vi.mock('../../../api/session.ts', () => ({ onPersonChange: (then: () => void) => void (session.change = then) }))

test('an added record is told to its list, and a write afterwards ends it', async () => {
  await refreshReads([list])
  tellAdded([list], undefined)
  expect(addedTo(list)).toBeUndefined()
  tellAdded([list], { id: 7, name: 'seven' })
  expect(addedTo(list)).toEqual({ id: 7, name: 'seven' })
  await new Promise((done) => setTimeout(done, 2))
  await refreshReads([list])
  expect(addedTo(list)).toBeUndefined()
})

test('the next person in the window does not see it', async () => {
  await refreshReads([list])
  tellAdded([list], { id: 7, name: 'seven' })
  session.change()
  expect(addedTo(list)).toBeUndefined()
})

test('it comes first, as the list has it where the list has it', () => {
  const key = ({ id }: { id: number }) => id
  const seven = { id: 7, fresh: false }
  expect(firstOf([{ id: 1 }, { id: 7, fresh: true }], seven, key)).toEqual([{ id: 7, fresh: true }, { id: 1 }])
  expect(firstOf([{ id: 1 }, { id: 2 }], { id: 7 }, key)).toEqual([{ id: 7 }, { id: 1 }, { id: 2 }])
})
