// Tests that shares come in their order, never too many ahead, and that the first failure ends them.
import { expect, test } from 'vitest'
import { inOrder } from './shares.ts'

test('results come in the order of the items, with a bounded number under way', async () => {
  let [under, most] = [0, 0]
  const read: number[] = []
  const work = async (item: number) => {
    most = Math.max(most, ++under)
    // The earlier ones take longest.
    await new Promise((done) => setTimeout(done, 20 - 2 * item))
    under--
    return item * 10
  }
  for await (const [item, result] of inOrder([1, 2, 3, 4, 5, 6, 7], 3, work)) {
    expect(result).toBe(item * 10)
    read.push(item)
  }
  expect(read).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('a failure is thrown in its turn, and what is ahead of it does not end the process', async () => {
  const read: number[] = []
  const work = (item: number) => (item > 2 ? Promise.reject(new Error(`item ${item}`)) : Promise.resolve(item))
  await expect(async () => {
    for await (const [item] of inOrder([1, 2, 3, 4], 4, work)) read.push(item)
  }).rejects.toThrow('item 3')
  expect(read).toEqual([1, 2])
})
