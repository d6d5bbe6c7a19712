// Tests that a document says each schema once, and that every reference leads to one.
import { expect, test } from 'vitest'
import { openApi } from './openapi.ts'
import { shareSchemas } from './references.ts'

const long = { type: 'object', properties: { type: { type: 'string', description: 'x'.repeat(200) } } }

test('what stands twice moves to the components, what stands once stays', () => {
  const { root, schemas } = shareSchemas({
    '/a/one': { schema: long },
    '/a/two': { schema: { ...long } },
    '/b': { type: 'string' },
  })
  expect(schemas).toEqual({ one: long })
  const there = { $ref: '#/components/schemas/one' }
  expect(root).toEqual({ '/a/one': { schema: there }, '/a/two': { schema: there }, '/b': { type: 'string' } })
})

test('what holds itself is a component that refers to itself', () => {
  const node = (children: string) => ({ type: 'object', properties: { children: { $ref: children } } })
  const tree = { type: 'array', items: { $ref: '#/$defs/a' }, $defs: { a: node('#/$defs/a') } }
  const own = '#/components/schemas/tree'
  expect(shareSchemas({ '/a/tree': { schema: tree }, '/b/tree': { schema: { ...tree } } })).toEqual({
    root: {
      '/a/tree': { schema: { type: 'array', items: { $ref: own } } },
      '/b/tree': { schema: { type: 'array', items: { $ref: own } } },
    },
    schemas: { tree: node(own) },
  })
})

test('every reference of the document leads to a component', () => {
  const text = JSON.stringify(openApi())
  const { components } = JSON.parse(text) as { components: Record<string, Record<string, unknown>> }
  const referred = [...text.matchAll(/"#\/(\w+)\/(\w+)(?:\/([^"]+))?"/g)].map(([path, , kind = '', name = '']) => ({
    path,
    kind,
    name,
  }))
  expect(referred.length).toBeGreaterThan(100)
  expect(referred.filter(({ kind, name }) => !components[kind]?.[name]).map(({ path }) => path)).toEqual([])
})
