// What of the contract the browser has no use for is left out of the build: schemas, and what endpoints tell the server and the documentation.
import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** What an endpoint says that the browser never asks for. */
const unread = new Set(['summary', 'rate', 'audit', 'example', 'bodyLimit'])
/** Schemas, of which the stand-in is left: other declarations may be made of them, and lists ask whether there is a body. */
const schemas = new Set(['body', 'query', 'params', 'output'])

/** Reading with a schema is a mistake in the browser, which the stand-in says when it happens. */
const readers = /\.(?:parse|safeParse|parseAsync|safeParseAsync)\b/

/** The identifier that a chain of calls and members begins with. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return String(node['name'])
  const next =
    node.type === 'CallExpression' ? node['callee'] : node.type === 'MemberExpression' ? node['object'] : null
  return isNode(next) ? rootOf(next) : undefined
}

/** What makes declarations and does nothing else. */
export const pureOfContract = [
  'endpoint',
  'may',
  'labelsOf',
  'optionsOf',
  'listRequest',
  'listQuery',
  'pageOf',
  'bodyOf',
  'changeOf',
  'rowOf',
  'columnsOf',
  'contentSchema',
] as const

interface Edit {
  start: number
  end: number
  text: string
}

const nameOf = (property: Node): string => {
  const key = property['key']
  return isNode(key) ? String(key['name'] ?? key['value']) : ''
}

/** The properties of an endpoint that go, or of which the stand-in is left, where the module knows it. */
function ofEndpoint(spec: Node, hasSchemas: boolean): Edit[] {
  const properties = (spec['properties'] as Node[]).filter(({ type }) => type === 'Property')
  return properties.flatMap((property) => {
    const name = nameOf(property)
    const value = property['value'] as Node
    if (unread.has(name)) return [{ start: property.start, end: property.end, text: `${name}: 0` }]
    return hasSchemas && schemas.has(name) ? [{ start: value.start, end: value.end, text: 'z' }] : []
  })
}

function editsIn(node: Node, code: string, hasSchemas: boolean): Edit[] {
  if (node.type === 'CallExpression' && rootOf(node) === 'z' && !readers.test(code.slice(node.start, node.end)))
    return [{ start: node.start, end: node.end, text: 'z' }]
  const [first] = node.type === 'CallExpression' ? (node['arguments'] as Node[]) : []
  const callee = node['callee']
  const mine =
    isNode(callee) && callee['name'] === 'endpoint' && first?.type === 'ObjectExpression'
      ? ofEndpoint(first, hasSchemas)
      : []
  const within = (inner: Node) => mine.some(({ start, end }) => inner.start >= start && inner.end <= end)
  const others = Object.values(node)
    .flat()
    .filter(isNode)
    .filter((inner) => !within(inner))
    .flatMap((inner) => editsIn(inner, code, hasSchemas))
  // An edit inside another one went with it.
  return [...mine, ...others.filter((edit) => !mine.some(({ start, end }) => edit.start >= start && edit.end <= end))]
}

/** For builds; the development server serves the contract as it is. */
export const leanContract = (): Plugin => ({
  name: 'register-lean-contract',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/packages\/contract\/src\/.*\.ts$/.test(id)) return null
    let lean = code
    const edits = editsIn(this.parse(code) as unknown as Node, code, /import\s*\{[^}]*\bz\b[^}]*\}\s*from/.test(code))
    for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
      lean = lean.slice(0, start) + text + lean.slice(end)
    return { code: lean, map: null }
  },
})
