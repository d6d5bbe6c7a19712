// Words on coverage block a yes until the writer has stated that the table holds them, about these very words.
import { describe, expect, it, test } from 'vitest'
import { formKinds } from '../../../rules/parameters/formKinds.ts'
import type { CoverageFinding } from '../../../rules/coverage/check.ts'
import { isHeld, printedText, unlessWords, withOwnStatement } from './printedText.ts'

const yes: CoverageFinding = {
  answer: 'covered',
  ground: 'rowHolds',
  rows: [],
  missing: [],
  unnamed: [],
  isOtherModel: false,
}
const onlyThis = '仅限所试样机（出厂编号 20190012）'

describe('the words of a certificate', () => {
  it.each([
    ['of the record', { coverageText: onlyThis, parameters: {} }, onlyThis],
    ['of its form', { coverageText: null, parameters: { coverageText: '20#，正火' } }, '20#，正火'],
    ['of both', { coverageText: onlyThis, parameters: { coverageText: '20#，正火' } }, `${onlyThis}\n20#，正火`],
  ])('%s are read', (_, content, text) => {
    expect(printedText(content)).toBe(text)
    expect(unlessWords(yes, content)).toMatchObject({
      answer: 'cannotTell',
      ground: 'printedText',
      missing: [{ parameter: 'coverageText', what: 'text' }],
    })
    expect(unlessWords(yes, { ...content, coverageHeld: text })).toBe(yes)
  })

  test.each(['/', '—', '－', '无', ' ', '', 'None', 'N/A'])('%j says nothing', (coverageText) => {
    expect(unlessWords(yes, { coverageText, parameters: {} })).toBe(yes)
  })
  test.each(['详见附页', '见附件', '16', '无缝管，冷拔'])('%j says something', (coverageText) => {
    expect(unlessWords(yes, { coverageText, parameters: {} }).answer).toBe('cannotTell')
  })

  it('never turns another answer', () => {
    for (const answer of ['notCovered', 'cannotTell'] as const) {
      const found = { ...yes, answer }
      expect(unlessWords(found, { coverageText: onlyThis, parameters: {} })).toBe(found)
    }
  })
})

describe('the statement', () => {
  const content = { coverageText: '同一品种，同一型号', coverageHeld: '同一品种,同一型号 ', parameters: {} }
  it('does not hang on blanks and widths', () => expect(isHeld(content)).toBe(true))
  it('is lost with any other change of the words, of the form as well', () => {
    for (const other of [
      { coverageText: '同一品种，同一型号，仅限室内' },
      { coverageText: null },
      { parameters: { coverageText: '正火' } },
    ])
      expect(withOwnStatement({ ...content, ...other })).toMatchObject({ coverageHeld: null })
    expect(withOwnStatement(content)).toBe(content)
  })
})

it('no form calls its words by another key', () => {
  const worded = formKinds.flatMap(({ fields }) =>
    fields.filter(({ type, group, key }) => type === 'paragraph' && group === 'coverage' && key !== 'coverageText'),
  )
  expect(worded).toEqual([])
})
