// The generated code names every chosen field, in the column of its kind.
import { expect, test } from 'vitest'
import { declaration, formPage, listPage } from './generate.ts'

const wanted = {
  name: 'Sample',
  fields: [
    { key: 'name', zh: '名称', en: "Maker's name", type: 'text', required: true },
    { key: 'fee', zh: '费用', en: 'Fee', type: 'decimal', required: false },
    { key: 'urgent', zh: '加急', en: 'Urgent', type: 'flag', required: false },
  ],
}

test('the declaration holds keys, both labels, types and duty', () => {
  const text = declaration(wanted)
  expect(text).toContain(`{ key: 'name', label: ['名称', 'Maker\\'s name'], type: 'text', required: true },`)
  expect(text).toContain(`{ key: 'fee', label: ['费用', 'Fee'], type: 'decimal' },`)
})

test('the list draws each field by its kind and imports no other', () => {
  const text = listPage(wanted)
  expect(text).toContain('import { figureColumn, flagColumn, textColumn } from')
  expect(text).toMatch(/figureColumn<Sample>\(\{ key: 'fee'.*figure: \(row\) => row\.fee/)
  expect(text).not.toContain('dateColumn')
})

test('the form stands on the declaration', () => {
  expect(formPage(wanted)).toContain('useDraft(start, sampleFields)')
})
