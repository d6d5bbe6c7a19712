// A table of rulings that forgets a parameter of a rule, rules on it twice or on none, or has no sentence, is refused by name.
import { expect, test } from 'vitest'
import { faultsOfRulings } from './rulings.mjs'

const parameters = [
  { form: 'machine', key: 'shaftAngle', source: 'rule text found' },
  { form: 'machine;pump', key: 'colour', source: 'industry practice' },
]
const sentences = [{ key: 'X', clause: 'annex X', checked: 'text', zh: '变化', en: 'A change' }]
const ruling = { forms: 'machine', keys: 'shaftAngle', decides: 'when gearType!=none', sentence: 'X' }

test.each([
  ['whole', [ruling], sentences, []],
  ['on a parameter of practice too', [ruling, { ...ruling, keys: 'colour', decides: 'no' }], sentences, []],
  ['missing', [{ ...ruling, keys: 'colour' }], sentences, ['machine shaftAngle: lacks a ruling']],
  ['twice', [ruling, ruling], sentences, ['machine shaftAngle: 2 rulings']],
  ['on nothing', [{ ...ruling, keys: 'shaftAngle;size' }], sentences, ['machine size: a ruling without its parameter']],
  ['undecided', [{ ...ruling, decides: 'perhaps' }], sentences, ['unknown decision perhaps']],
  ['without a sentence', [{ ...ruling, sentence: 'Y' }], [], ['no sentence Y']],
  ['in one language', [ruling], [{ ...sentences[0], en: '' }], ['X: lacks a language or its place']],
  ['of an unknown source', [ruling], [{ ...sentences[0], checked: '' }], ['X: neither seen nor from memory']],
] as [string, Record<string, string>[], Record<string, string>[], string[]][])(
  'a table of rulings: %s',
  (_, rulings, said, faults) => {
    expect(faultsOfRulings(parameters, rulings, said)).toEqual(faults)
  },
)
