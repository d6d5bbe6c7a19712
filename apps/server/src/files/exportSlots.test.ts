// Tests the places for exports: one person never has all of them, and a waiting person gets the next one that their share allows.
import { expect, test } from 'vitest'
import { placesOf } from './exportSlots.ts'

const [anna, ben, carl] = [1, 2, 3]

test('exports that one person does not read leave places for others, and the refusal says whose they are', () => {
  const places = placesOf({ most: 3, ofOne: 2 })
  const leave = places.begin(anna)
  places.begin(anna)
  expect(() => places.begin(anna)).toThrow(/You have 2 unfinished downloads/)
  places.begin(ben)
  expect(() => places.begin(carl)).toThrow(/busy/)
  leave()
  leave()
  places.begin(carl)
  expect(() => places.begin(ben)).toThrow(/busy/)
})

test('a waiting person gets no more than their share, and does not block those behind', async () => {
  const places = placesOf({ most: 3, ofOne: 2 })
  const began: number[] = []
  const wait = (who: number) => places.wait(who).then((leave) => (began.push(who), leave))
  const [first] = await Promise.all([wait(anna), wait(anna)])
  const third = wait(anna)
  await wait(ben)
  expect(began).toEqual([anna, anna, ben])
  const other = wait(carl)
  await Promise.resolve()
  expect(began).toEqual([anna, anna, ben])
  first?.()
  await third
  expect(began).toEqual([anna, anna, ben, anna])
  ;(await third)()
  await other
  expect(began.at(-1)).toBe(carl)
})
