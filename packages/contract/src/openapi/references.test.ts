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

test('every reference of the document to a component leads to one', () => {
  const text = JSON.stringify(openApi())
  const { components } = JSON.parse(text) as { components: Record<string, Record<string, unknown>> }
  const referred = [...text.matchAll(/#\/components\/(\w+)\/([^"]+)"/g)]
  expect(referred.length).toBeGreaterThan(100)
  expect(referred.filter(([, kind = '', name = '']) => !components[kind]?.[name]).map(([path]) => path)).toEqual([])
})
