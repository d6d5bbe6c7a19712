// Follows imports as the bundler does, to know what comes with a module.
import type { Rolldown } from 'vite'

/** `InputNumber` lies in `input-number`. */
const folderOf = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()

/** Packages whose index names everything they have, and the bundler drops what nobody asks for: where each thing lies. */
const indexes = [
  {
    index: /antd\/es\/index\.js$/,
    names: /import\s*\{([^}]*)\}\s*from\s*['"]antd['"]/g,
    place: (name: string) => `${folderOf(name)}/index.js`,
  },
  {
    index: /@ant-design\/icons-svg\/es\/index\.js$/,
    names: /import\s*\{([^}]*)\}\s*from\s*['"]@ant-design\/icons-svg['"]/g,
    place: (name: string) => `asn/${name}.js`,
  },
] as const

/** What a module imports, seen through such indexes. */
function importsOf({ code, importedIds }: Rolldown.ModuleInfo): readonly string[] {
  let ids: readonly string[] = importedIds
  for (const { index, names, place } of indexes) {
    const whole = ids.find((id) => index.test(id))
    if (!whole) continue
    const asked = [...(code ?? '').matchAll(names)].flatMap(([, list = '']) => list.split(','))
    const places = asked
      .map((name) => place(name.trim().split(/\s/)[0] ?? ''))
      .map((file) => whole.replace(/index\.js$/, file))
    ids = [...ids.filter((id) => id !== whole), ...places]
  }
  return ids
}

/** Everything that comes with some modules; `dynamic` says which parts that are fetched later count as well. */
export function partsOf(
  roots: readonly string[],
  modules: Rolldown.ChunkingContext,
  dynamic = (_id: string) => false,
): Set<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = found.has(id) ? null : modules.getModuleInfo(id)
    if (!module) continue
    found.add(id)
    open.push(...importsOf(module), ...module.dynamicallyImportedIds.filter(dynamic))
  }
  return found
}
