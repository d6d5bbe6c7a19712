// Which modules come in one file: on a slow line sixty small files cost more than their bytes.
import { fileURLToPath } from 'node:url'
import { normalizePath, type Rolldown } from 'vite'

const source = (path: string): string => normalizePath(fileURLToPath(new URL(`src/${path}`, import.meta.url)))

/** Small pieces that several public pages share, ours and the contract's; the office's forms stay out, and the judgement of declared fields and the reader of schedules with them. */
const siteParts =
  /web\/src\/(?:paths|app\/(?:words|Router|switches|frame\/(?!Faults|SessionLost)|screens\/(?:screen|site))|kit\/router\/useGo|kit\/plain\/(?!QrCode|text\/|state\/RefusedFilters|action\/UnknownOption|password\/)|site\/(?:status|changes)\/|api\/(?!setting|store\/storageCipher|transfer|ways\/(?!back)))|contract\/src\/(?:(?!fields\.|cron\.)[a-z]+|screens\/(?:screen|site)|business\/(?:body|category|numbers\/certificateNo|changeNotice|file|integrity\/log|publicReport|status))\.ts/

/** Small pieces of the kit, and declarations of the contract, that many pages of the office use; the reader of schedules has few, and the bar of long work brings half of the inputs along. */
const kitParts =
  /web\/src\/kit\/(?!feedback\/Progress\.)(?:action|display|feedback|guard|layout|text|time)\/|contract\/src\/(?!cron\.)/

/** Declarations that the pages of upkeep and of the demonstration share. The pages of reports need none of them. */
const upkeepParts = /contract\/src\/(?:demo|system\/(?:config|generator|post|role|user\/(?!ownLog)|table\/table))/

/** Each with everything that its modules stand on and no file before it brings. */
const frameFile = [
  // With the icons that the kit's own small pieces draw, or those would be looked for in the lists' files.
  [
    'office',
    'app/office/Office.tsx',
    'app/office/screen/pageAhead.ts',
    'kit/display/StatusTag.tsx',
    'kit/state/ErrorState.tsx',
    // The home page keeps its widgets by it, and needs no list.
    'api/setting/setting.ts',
  ],
] as const
const listFiles = [
  ['inputs', 'kit/table/filters.tsx'],
  ['list', 'kit/table/ListPage.tsx', 'kit/table/DataTable.tsx', 'kit/table/FilterBar.tsx', 'kit/table/columnKinds.tsx'],
] as const

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
function partsOf(roots: readonly string[], modules: Rolldown.ChunkingContext, dynamic = (_id: string) => false) {
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

let ofSite: Set<string> | undefined

/** What a page of the site stands on, now or later. */
function isOfSite(id: string, modules: Rolldown.ChunkingContext): boolean {
  const office = source('app/office/')
  ofSite ??= partsOf([source('main.tsx')], modules, (part) => !part.startsWith(office))
  return ofSite.has(id)
}

/** Names the file of a module: the first whose roots stand on it. */
function namedFrom(
  named: readonly (readonly [file: string, ...roots: string[]])[],
): Rolldown.CodeSplittingNameFunction {
  let files: Map<string, string> | undefined
  function find(modules: Rolldown.ChunkingContext) {
    const found = new Map<string, string>()
    for (const [file, ...roots] of named)
      for (const id of partsOf(roots.map(source), modules)) if (!found.has(id)) found.set(id, file)
    return found
  }
  return (id, modules) => {
    files ??= find(modules)
    return isOfSite(id, modules) ? null : (files.get(id) ?? null)
  }
}

const inOffice =
  (file: string): Rolldown.CodeSplittingNameFunction =>
  (id, modules) =>
    isOfSite(id, modules) ? null : file

/** Beside the site's own file nothing may come twice or with what does not need it: `recursively` would take along whole pages. */
const officeGroup = { includeDependenciesRecursively: false }

/** For `output.codeSplitting.groups` of the bundler; the first that takes a module has it. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'site', test: siteParts, minShareCount: 2, priority: 4 },
  { ...officeGroup, name: namedFrom(frameFile), debugName: 'office', priority: 3 },
  { ...officeGroup, name: inOffice('upkeep'), debugName: 'upkeep', test: upkeepParts, minShareCount: 3, priority: 2 },
  { ...officeGroup, name: inOffice('kit'), debugName: 'kit', test: kitParts, minShareCount: 3, priority: 1 },
  { ...officeGroup, name: namedFrom(listFiles), debugName: 'lists', priority: 0 },
]
