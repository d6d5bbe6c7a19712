// What follows from the fields of a record: bodies that check and complete, rows, columns, and the names messages use.
import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { Field } from '../fields.ts'
import { fieldErrors } from '../messages/issues.ts'
import { labelIn } from '../messages/labels.ts'
import { listQuery } from '../page.ts'
import { bodyOf, changeOf, chosen, columnsOf, fieldsOf, inList, named, optionsOf, rowOf, stamps } from './shape.ts'

const states = {
  open: { label: ['开', 'Open'], tone: 'good' },
  shut: { label: ['关', 'Shut'], tone: 'quiet' },
} as const
const fields = [
  { key: 'name', label: ['名称', 'Name'], maxLength: 5, ...named },
  { key: 'state', label: ['状态', 'State'], options: optionsOf(states), ...chosen },
  { key: 'size', label: ['数量', 'Size'], type: 'integer', min: 1, max: 9 },
  { key: 'day', label: ['日期', 'Day'], type: 'date', ...inList },
  { key: 'hot', label: ['加急', 'Hot'], type: 'flag' },
  { key: 'tags', label: ['标签', 'Tags'], type: 'choices' },
  {
    key: 'why',
    label: ['原因', 'Why'],
    type: 'paragraph',
    required: { key: 'state', is: ['shut'] },
  },
] as const satisfies readonly Field[]
const shown = [...fields, stamps.updatedAt] as const
const body = bodyOf(fields, { note: z.string().max(3) })

/** Everything that is wrong with a value, as "field: message". */
function wrong(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return []
  return fieldErrors(parsed.error.issues, (path) => labelIn(schema, path)).map(
    ({ field, phrase }) => `${field}: ${phrase[1]}`,
  )
}

describe('the body of a write', () => {
  test('is completed to the stored form', () => {
    expect(body.parse({ name: ' a ', state: 'open', note: '' })).toEqual({
      name: 'a',
      state: 'open',
      size: null,
      day: null,
      hot: false,
      tags: [],
      why: '',
      note: '',
    })
  })
  test('has the types of the stored row, and accepts the input of a form', () => {
    expectTypeOf<z.output<typeof body>['state']>().toEqualTypeOf<'open' | 'shut'>()
    expectTypeOf<z.output<typeof body>['size']>().toEqualTypeOf<number | null>()
    expectTypeOf<z.output<typeof body>['name']>().toEqualTypeOf<string>()
    expectTypeOf<z.input<typeof body>['name']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<z.input<typeof body>['note']>().toEqualTypeOf<string>()
  })
  test.each([
    [{ state: 'open', note: '' }, ['name: Name is required']],
    [{ name: ' ', state: 'ajar', note: '' }, ['state: State must be one of: Open, Shut', 'name: Name is required']],
    [{ name: 'abcdef', state: 'open', note: '' }, ['name: Name must be at most 5 characters']],
    [{ name: 'a', state: 'shut', note: '' }, ['why: Why is required']],
    [{ name: 'a', state: 'open', size: 0, note: '' }, ['size: Size must be between 1 and 9']],
    [{ name: 'a', state: 'open', size: '1', note: '' }, ['size: Size must be a number']],
    [{ name: 'a', state: 'open', day: '2026-02-30', note: '' }, ['day: Day must be a date such as 2026-03-02']],
    [{ name: 'a', state: 'open', note: 'long' }, ['note: note must be at most 3 characters']],
    [{ name: 'a', state: 'open', note: '', odd: 1 }, ['odd: "odd" is not a known field']],
  ])('%o', (value, problems) => expect(wrong(body, value)).toEqual(problems))

  test('that is no record is refused as that, also inside another', () => {
    const list = z.array(body)
    expect(wrong(list, [null])).toEqual(['0: 0 must be an object'])
    expect(wrong(body, [])).toEqual([': The request body must be an object'])
  })

  test('with id and revision is that of a change', () => {
    const change = changeOf(fields)
    expect(change.parse({ id: 1, rev: 2, name: 'a', state: 'open' })).toMatchObject({ id: 1, rev: 2, name: 'a' })
    expect(wrong(change, { name: 'a', state: 'open' })).toEqual(['id: Record is required', 'rev: Revision is required'])
  })
})

describe('the row', () => {
  const row = rowOf(shown)
  const good = {
    id: 1,
    rev: 1,
    name: 'a',
    state: 'open',
    size: null,
    day: null,
    hot: false,
    tags: [],
    why: '',
    updatedAt: '2026-03-02T00:00:00Z',
  }
  test('holds what is shown and nothing else', () => {
    expect(row.parse({ ...good, secret: 1 })).toEqual(good)
  })
  test.each(['id', 'rev', 'name', 'state', 'hot', 'tags', 'updatedAt'])('needs %s', (key) => {
    expect(row.safeParse({ ...good, [key]: undefined }).success).toBe(false)
  })
})

describe('the columns', () => {
  test('are the sortable fields, each by its type and with its label', () => {
    expect(columnsOf(shown)).toEqual({
      name: { type: 'text', sortable: true, label: ['名称', 'Name'] },
      state: {
        type: 'choice',
        sortable: true,
        label: ['状态', 'State'],
        options: ['open', 'shut'],
        words: { open: ['开', 'Open'], shut: ['关', 'Shut'] },
      },
      day: { type: 'date', sortable: true, label: ['日期', 'Day'] },
      updatedAt: { type: 'date', sortable: true, label: ['更新时间', 'Updated on'] },
    })
  })
  test('may not be called as lists call their own parameters', () => {
    const field = { key: 'order', label: ['顺序', 'Order'], type: 'integer', ...inList } as const
    expect(() => columnsOf([field])).toThrow('cannot be called order')
  })
  test('name themselves in what a list refuses, also by the ends of a span', () => {
    expect(wrong(listQuery(columnsOf(shown)), { dayTo: 'x', name: ['a'] })).toEqual([
      'name: Name is not valid',
      'dayTo: Day to must be a date such as 2026-03-02',
    ])
  })
})

test('fields are picked in the order asked for', () => {
  expect(fieldsOf(fields, ['tags', 'name']).map(({ key }) => key)).toEqual(['tags', 'name'])
})
