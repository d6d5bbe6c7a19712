// Moves schemas that appear in several places of an API document into its components, and refers to them.

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

/** A component name from the title or the place of the schema: letters, digits, dots. */
const nameFrom = (text: string): string =>
  text
    .replaceAll(/[^\w.]+/g, ' ')
    .trim()
    .replaceAll(' ', '-') || 'Part'

/** The name of a schema by its place: its property, otherwise the last word of its path. */
function placeOf(key: string, value: unknown): string | undefined {
  if (key.startsWith('/')) return key.split('/').findLast((word) => word !== '' && !word.startsWith('{'))
  return isSchema(value) && !['schema', 'data', 'items', 'list'].includes(key) ? key : undefined
}

type Free = (wanted: string) => string

/** Moves the definitions of a recursive schema to the components, because references inside a document do not resolve to nested definitions. */
function liftDefinitions(root: unknown, schemas: Json, free: Free): unknown {
  const names = new Map<string, string>()
  const lift = (node: unknown, place: string, local: ReadonlyMap<unknown, string>): unknown => {
    if (Array.isArray(node)) return node.map((one) => lift(one, place, local))
    if (!isObject(node)) return node
    const { $defs, ...rest } = node
    const here = new Map(local)
    const fresh: [string, unknown][] = []
    for (const [key, one] of Object.entries(isObject($defs) ? $defs : {})) {
      // A definition is identified together with the definitions it refers to.
      const text = `${key} ${JSON.stringify($defs)}`
      const known = names.get(text)
      const name = known ?? free(nameFrom(place))
      here.set(`#/$defs/${key}`, name)
      if (known !== undefined) continue
      names.set(text, name)
      schemas[name] = {}
      fresh.push([name, one])
    }
    for (const [name, one] of fresh) schemas[name] = lift(one, name, here)
    return Object.fromEntries(
      Object.entries(rest).map(([key, one]) => {
        const name = key === '$ref' ? here.get(one) : undefined
        return [key, name === undefined ? lift(one, placeOf(key, one) ?? place, here) : `#/components/schemas/${name}`]
      }),
    )
  }
  return lift(root, 'Part', new Map())
}

/** `document` with references, and the schemas they lead to, by name. The same document always gets the same names. */
export function shareSchemas<T>(document: T): { root: T; schemas: Json } {
  const schemas: Json = {}
  const free: Free = (wanted) => {
    for (let n = 1; ; n++) {
      const name = n === 1 ? wanted : `${wanted}-${n}`
      if (!(name in schemas)) return name
    }
  }
  const root = liftDefinitions(document, schemas, free)
  const lifted = Object.entries(schemas)
  const counts = counted([root, lifted])
  const names = new Map<string, string>()
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
  for (const [name, one] of lifted) schemas[name] = inside(one, name)
  return { root: build(root, 'Part') as T, schemas }
}
