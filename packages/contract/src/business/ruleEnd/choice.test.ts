// Numbers as an announcement lists them: one a line or between commas, once each, and the choice without what belongs to the other way.
import { expect, test } from 'vitest'
import { chosenOf, numbersIn, type ChoiceDraft } from './choice.ts'

test('pasted numbers are told apart by lines, commas and semicolons of either width, and a repeated one counts once', () => {
  const pasted = ' TSX 6110 901 2016 0001\r\nTSX6110 901 2016 0002，A-3；B-4、A-3\n\n, C-5 ;'
  expect(numbersIn(pasted)).toEqual(['TSX 6110 901 2016 0001', 'TSX6110 901 2016 0002', 'A-3', 'B-4', 'C-5'])
  expect(numbersIn(' \n')).toEqual([])
})

test('what was written for the other way is not sent', () => {
  const draft: ChoiceDraft = {
    way: 'numbers',
    categories: ['6000'],
    issuedFrom: '',
    issuedTo: '2024-02-29',
    certificate: 'without',
    numbers: 'A-3',
  }
  expect(chosenOf(draft)).toEqual({ way: 'numbers', numbers: ['A-3'] })
  expect(chosenOf({ ...draft, way: 'conditions' })).toEqual({
    way: 'conditions',
    categories: ['6000'],
    issuedFrom: null,
    issuedTo: '2024-02-29',
    certificate: 'without',
  })
})
