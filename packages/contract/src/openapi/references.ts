// Says each schema of an API document once: what stands in several places moves to the components and is referred to.

type Json = Record<string, unknown>

/** Shorter ones read better where they stand. */
const worthNaming = 200

const isObject = (node: unknown): node is Json => typeof node === 'object' && node !== null && !Array.isArray(node)
/** A property that is called `type` holds a schema, not the name of one. */
const isSchema = (node: unknown): node is Json =>
  isObject(node) &&
  (typeof node['type'] === 'string' || ['type', 'anyOf', 'oneOf', 'allOf'].some((key) => Array.isArray(node[key])))

/** How often each schema occurs, by its text. */
function counted(root: unknown): Map<string, number> {
  const counts = new Map<string, number>()
  const look = (node: unknown): void => {
    if (isSchema(node)) {
      const text = JSON.stringify(node)
      const before = counts.get(text) ?? 0
      counts.set(text, before + 1)
      // What it holds was counted with the first one.
      if (before > 0 && text.length >= worthNaming) return
    }
    if (Array.isArray(node)) for (const one of node) look(one)
    else if (isObject(node)) for (const one of Object.values(node)) look(one)
  }
  look(root)
  return counts
}

/** A name from a title or from where the schema stands: letters, digits, dots. */
const nameFrom = (text: string): string =>
  text
    .replaceAll(/[^\w.]+/g, ' ')
    .trim()
    .replaceAll(' ', '-') || 'Part'

/** What a schema is called by where it stands: its property, else the last word of its path. */
function placeOf(key: string, value: unknown): string | undefined {
  if (key.startsWith('/')) return key.split('/').findLast((word) => word !== '' && !word.startsWith('{'))
  return isSchema(value) && !['schema', 'data', 'items', 'list'].includes(key) ? key : undefined
}

/** `root` with references, and the schemas they lead to, by name. The same document always gets the same names. */
export function shareSchemas<T>(root: T): { root: T; schemas: Json } {
  const counts = counted(root)
  const names = new Map<string, string>()
  const schemas: Json = {}
  const free = (wanted: string): string => {
    for (let n = 1; ; n++) {
      const name = n === 1 ? wanted : `${wanted}-${n}`
      if (!(name in schemas)) return name
    }
  }
  const inside = (node: unknown, place: string): unknown => {
    if (Array.isArray(node)) return node.map((one) => build(one, place))
    if (!isObject(node)) return node
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, build(one, placeOf(key, one) ?? place)]))
  }
  function build(node: unknown, place: string): unknown {
    if (!isSchema(node)) return inside(node, place)
    const text = JSON.stringify(node)
    if (text.length < worthNaming || (counts.get(text) ?? 0) < 2) return inside(node, place)
    const known = names.get(text)
    const name = known ?? free(nameFrom(typeof node['title'] === 'string' ? node['title'] : place))
    if (known === undefined) {
      names.set(text, name)
      schemas[name] = {}
      schemas[name] = inside(node, name)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  return { root: build(root, 'Part') as T, schemas }
}
