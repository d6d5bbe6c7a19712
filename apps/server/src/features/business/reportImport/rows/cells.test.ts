// Components come back from their cell as they went into it, whatever signs they contain.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { component } from '@register/contract/business/report/printed/component'
import { componentsFromCell, componentsToCell } from './cells.ts'

const text = fc
  .string({ unit: fc.constantFrom(...'a车|｜\\n /-'), minLength: 1, maxLength: 8 })
  .filter((one) => one.trim() !== '')
const part = fc
  .record({
    name: text,
    model: fc.option(text),
    certificateNo: fc.option(text),
    manufacturer: fc.option(text),
  })
  .map((one) => component.parse(one))

test('components survive their cell', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (components) => {
      expect(componentsFromCell(componentsToCell(components) as string | null)).toEqual({ components })
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['门锁 | A\\|B', { name: '门锁', model: 'A|B' }],
  ['门锁｜A\\B', { name: '门锁', model: 'A\\B' }],
  ['A\\\\| B', { name: 'A\\', model: 'B' }],
])('%s is one component', (cell, { name, model }) => {
  expect(componentsFromCell(cell)).toEqual({
    components: [{ name, model, certificateNo: null, manufacturer: null }],
  })
})
