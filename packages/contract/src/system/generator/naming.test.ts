// Names for written code: what is taken, what is refused, and how one is made of another.
import { describe, expect, test } from 'vitest'
import {
  camel,
  englishProblem,
  keyProblem,
  labelProblem,
  nounProblem,
  pluralOf,
  snake,
  tableProblem,
} from './naming.ts'
import { dictionaryIn, optionsIn, sourceProblem } from './options.ts'

describe('names', () => {
  test.each(['testBench', 'a', 'item2'])('%s is taken for a record', (name) => {
    expect(nounProblem(name)).toBeUndefined()
  })
  test.each([
    '',
    'TestBench',
    'test_bench',
    'testB',
    '../etc',
    'a/b',
    'a.b',
    'a-b',
    'a b',
    "a'",
    'é',
    'class',
    'constructor',
    '__proto__',
    'path',
    'endpoint',
    'promise',
    'date',
    'list',
    'id',
  ])('%j is refused for a record', (name) => {
    expect(nounProblem(name)).toBeDefined()
  })
  test.each(['select', 'user', 'desc', 'order', 'createdBy', 'parentId', 'pageNum', 'await', 'toString'])(
    '%s is refused for a column',
    (name) => {
      expect(keyProblem(name)).toBeDefined()
    },
  )
  test.each(['pg_class', 'user', 'Table', 'a__b', 'a_', 'a;b', 'a"b', '1a'])('%j is refused for a table', (name) => {
    expect(tableProblem(name)).toBeDefined()
  })
  test('are made of another', () => {
    expect([snake('validFrom'), camel('valid_from')]).toEqual(['valid_from', 'validFrom'])
    expect(['post', 'category', 'box', 'bench', 'day'].map(pluralOf)).toEqual([
      'posts',
      'categories',
      'boxes',
      'benches',
      'days',
    ])
  })
})

describe('labels', () => {
  test.each(['岗位', 'It\'s "so" `${x}` \\ */ // -- $$', '额定载荷（kg）', '℃'])('%j may stand', (label) => {
    expect(labelProblem(label)).toBeUndefined()
  })
  test.each(['', 'a\nb', 'a\u2028b', 'a\tb', 'a\u202Eb', 'a\u200Bb', 'a\u0000b', '好😀', 'a\u00ADb'])(
    '%j is refused',
    (label) => {
      expect(labelProblem(label)).toBeDefined()
    },
  )
  test('in English hold no Chinese', () => {
    expect(englishProblem('Post')).toBeUndefined()
    expect(englishProblem('岗位 Post')).toBeDefined()
    expect(englishProblem('Post（a）')).toBeDefined()
  })
})

describe('what a choice is chosen from', () => {
  test('is a dictionary, or options with their colours', () => {
    expect(dictionaryIn('test_basis')).toBe('test_basis')
    expect(optionsIn('open:开放:Open:good； shut：关闭：Shut')).toEqual([
      { value: 'open', label: ['开放', 'Open'], tone: 'good' },
      { value: 'shut', label: ['关闭', 'Shut'] },
    ])
  })
  test.each([
    'Test Basis',
    "x'; drop",
    'a:一:A',
    'a:一:A; a:二:B',
    'a:一; b:二',
    "a':一:A; b:二:B",
    'default:一:A; b:二:B',
    'a:一:甲; b:二:B',
    'a:一:A:pink; b:二:B',
    'a::A; b:二:B',
  ])('%j is refused', (source) => {
    expect(sourceProblem(source)).toBeDefined()
  })
})
