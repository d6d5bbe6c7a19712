// Steps as given (docs/rules/office.md#figures-of-pieces), and contrast for any colour that a person may choose.
import { assert, property, tuple, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { light, night } from './colours.ts'
import { coloursWith } from './coloursWith.ts'
import { contrast, darker, enough, isColour, legible, lighter } from './shades.ts'

test('steps are tenths of the way per channel, with two digits each', () => {
  expect(lighter('#409eff', 1)).toBe('#53a7ff')
  expect(lighter('#409eff', 9)).toBe('#ebf5ff')
  expect(darker('#409eff', 1)).toBe('#398ee5')
  expect(darker('#409eff', 9)).toBe('#060f19')
  expect(darker('#101010', 5)).toBe('#080808')
})

test.each([
  ['#0958d9', true],
  ['#0958D9', true],
  ['0958d9', false],
  ['#fff', false],
  ['#0958dg', false],
])('%s is a colour: %s', (text, is) => expect(isColour(text)).toBe(is))

test('black and white are as far apart as can be', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#777777')).toBeCloseTo(1)
})

const channel = integer({ min: 0, max: 255 })
const anyColour = tuple(channel, channel, channel).map(
  (rgb) => `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`,
)

test('any colour becomes legible on white and on the night', () => {
  assert(
    property(anyColour, (hex) => {
      for (const ground of [light.surface, night.surface])
        expect(contrast(legible(hex, [ground]), ground)).toBeGreaterThanOrEqual(enough)
    }),
  )
})

test.each([
  ['by day', light],
  ['by night', night],
])('%s everything that a chosen colour touches can be read', (_, base) => {
  assert(
    property(anyColour, (hex) => {
      const colours = coloursWith(base, hex)
      for (const text of [colours.primary, colours.primaryStrong])
        for (const ground of [colours.surface, colours.surface2, colours.ground, colours.primaryGround])
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(enough)
      for (const ground of [colours.primary, colours.primaryStrong])
        expect(contrast(colours.onPrimary, ground)).toBeGreaterThanOrEqual(enough)
    }),
  )
})

test('without a choice the colours are the default ones', () => {
  expect(coloursWith(light, '')).toBe(light)
})
