// What of the contract the browser has no use for is left out of the build: schemas with all that only they are made of, and what endpoints tell the server and the documentation.
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

/** What makes schemas of fields, of columns and of other schemas. */
const makers = [
  'labelled',
  'givenText',
  'nearDay',
  'listRequest',
  'listQuery',
  'pageOf',
  'bodyOf',
  'changeOf',
  'rowOf',
  'contentSchema',
] as const
const beginnings = new Set<string>(['z', ...makers])
/** What can be called on schemas alone. */
const onSchemas = new Set(['extend', 'safeExtend', 'pick', 'omit', 'optional', 'nullable', 'nullish'])

/** The names of a chain of calls and members, the last first. */
function namesOf(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node['name'])]
  if (node.type === 'CallExpression') return isNode(node['callee']) ? namesOf(node['callee']) : []
  if (node.type !== 'MemberExpression') return []
  const { property, object } = node
  return [isNode(property) ? String(property['name']) : '', ...(isNode(object) ? namesOf(object) : [])]
}

/** Whether a call makes a schema: it begins with what makes some, or calls what only schemas have. */
function makesSchema(call: Node): boolean {
  const names = namesOf(call)
  return beginnings.has(names.at(-1) ?? '') || names.some((name) => onSchemas.has(name))
}

/** What makes declarations and does nothing else. */
export const pureOfContract = ['endpoint', 'may', 'labelsOf', 'optionsOf', 'columnsOf', ...makers] as const

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
  if (
    hasSchemas &&
    node.type === 'CallExpression' &&
    makesSchema(node) &&
    !readers.test(code.slice(node.start, node.end))
  )
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

function edited(code: string, edits: readonly Edit[]): string {
  let text = code
  for (const { start, end, text: instead } of edits.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + instead + text.slice(end)
  return text
}

/** Names that only schemas used are imported no more: the bundler gives a page every module that its modules import. */
function importEdits(program: Node, code: string): Edit[] {
  const imports = (program['body'] as Node[]).filter(({ type }) => type === 'ImportDeclaration')
  const rest = edited(
    code,
    imports.map(({ start, end }) => ({ start, end, text: '' })),
  )
  const used = new Set(rest.match(/[\w$]+/g))
  return imports.flatMap(({ start, end, ...declaration }) => {
    const names = declaration['specifiers'] as Node[]
    const kept = names.filter(({ local }) => isNode(local) && used.has(String(local['name'])))
    if (kept.length === names.length || names.some(({ type }) => type !== 'ImportSpecifier')) return []
    const source = declaration['source'] as Node
    const list = kept.map((name) => code.slice(name.start, name.end)).join(', ')
    return [{ start, end, text: list && `import { ${list} } from ${code.slice(source.start, source.end)};` }]
  })
}

/** For builds; the development server serves the contract as it is. */
export const leanContract = (): Plugin => ({
  name: 'register-lean-contract',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/packages\/contract\/src\/.*\.ts$/.test(id)) return null
    const parse = (text: string) => this.parse(text) as unknown as Node
    const lean = edited(code, editsIn(parse(code), code, /import\s*\{[^}]*\bz\b[^}]*\}\s*from/.test(code)))
    return { code: edited(lean, importEdits(parse(lean), lean)), map: null }
  },
})
