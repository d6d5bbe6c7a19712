// The size and name of the file cropped from an image.
import { expect, test } from 'vitest'
import { nameAs, outputSize } from './cropped.ts'

const part = (width: number, height: number) => ({ x: 5, y: 5, width, height })

test.each([
  [part(800, 600), 2048, { width: 800, height: 600 }],
  [part(4000, 3000), 2000, { width: 2000, height: 1500 }],
  [part(300, 4000), 400, { width: 30, height: 400 }],
  [part(0.2, 0.2), 400, { width: 1, height: 1 }],
])('%o within %i', (area, maxSide, size) => {
  expect(outputSize(area, maxSide)).toEqual(size)
})

test.each([
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['my.photo.gif', 'image/png', 'my.photo.png'],
  ['photo', 'image/png', 'photo.png'],
])('%s as %s is %s', (name, type, named) => {
  expect(nameAs(name, type)).toBe(named)
})
