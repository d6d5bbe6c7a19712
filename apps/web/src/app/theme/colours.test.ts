// The colours in the style sheet equal those for the component library, and every text on its ground holds AA.
import { expect, test } from 'vitest'
import { light, night, type Colours } from './colours.ts'
import { contrast } from './shades.ts'
import css from './tokens.css?raw'

const [lightCss = '', nightCss = ''] = css.split("[data-theme='night']")
const inCss = (part: string, key: string): string | undefined => {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(?<=[a-z])(\d)/, '-$1')
  return new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(part)?.[1]
}

const texts: [text: keyof Colours, grounds: (keyof Colours)[]][] = [
  ['text', ['ground', 'surface', 'surface2', 'primaryGround', 'goodGround', 'warnGround', 'badGround']],
  ['text2', ['ground', 'surface', 'surface2']],
  ['hint', ['surface', 'surface2']],
  ['primary', ['ground', 'surface', 'surface2', 'primaryGround']],
  ['onPrimary', ['primary', 'primaryStrong']],
  ['good', ['goodGround', 'surface']],
  ['warn', ['warnGround', 'surface', 'ground']],
  ['bad', ['badGround', 'surface', 'ground']],
  // White on red: the band of a revoked certificate.
  ['surface', ['bad', 'good', 'warn']],
]

test('in English, Latin faces come before the Chinese ones, whose apostrophes are as wide as a character', () => {
  const faces =
    /:root:lang\(en\) \{\s*--sans:([^;]*);/
      .exec(css)?.[1]
      ?.split(',')
      .map((face) => face.trim()) ?? []
  const chinese =
    /^ {2}--sans: ([^;]*);/m
      .exec(css)?.[1]
      ?.split(', ')
      .filter((face) => /SC|YaHei/.test(face)) ?? []
  expect(chinese.length).toBeGreaterThan(2)
  for (const face of chinese) expect(faces.indexOf(face), face).toBeGreaterThan(faces.indexOf('Arial'))
})

for (const [name, colours, part] of [
  ['light', light, lightCss],
  ['night', night, nightCss],
] as const) {
  test(`${name}: style sheet and values agree`, () => {
    for (const [key, value] of Object.entries(colours)) expect([key, inCss(part, key)]).toEqual([key, value])
  })

  test(`${name}: texts reach 4.5:1, lines of what is ticked or pointed at 3:1`, () => {
    for (const [text, grounds] of texts)
      for (const ground of grounds)
        expect(contrast(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['surface', 'ground', 'surface2'] as const)
      expect(contrast(colours.lineStrong, colours[ground]), `line on ${ground}`).toBeGreaterThanOrEqual(3)
  })

  test(`${name}: rows of figures in charts can be seen, 3:1, and are told apart`, () => {
    const series = ['series2', 'series3', 'series4', 'series5', 'series6'].map((key) => inCss(part, key) ?? '')
    for (const colour of series)
      for (const ground of ['surface', 'surface2'] as const)
        expect(contrast(colour, colours[ground]), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3)
    expect(new Set([colours.primary, ...series]).size).toBe(6)
  })
}
