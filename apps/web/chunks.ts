// Which modules come in one file: an office page loads in at most twenty requests, because on a slow line sixty small files cost more than their bytes (docs/decisions/0083-an-office-page-in-twenty-requests.md).
import { fileURLToPath } from 'node:url'
import { normalizePath, type Rolldown } from 'vite'
import { drawnLater, firstPages } from './firstPages.ts'
import { partsOf } from './followImports.ts'

const source = (path: string): string => normalizePath(fileURLToPath(new URL(`src/${path}`, import.meta.url)))

/** Small pieces that pages of the site share, ours and the contract's. */
const sitePieces =
  /contract\/src\/|web\/src\/(?:paths|api\/|app\/|kit\/(?:router|plain)\/|site\/(?:status|changes|list\/Figures))/
/** Pieces that one page alone draws, that bring much along, or that no page has before a reader verifies a record or prints it. */
const rareOnSite =
  /contract\/src\/(?:canonical|tlog\/|business\/integrity\/(?:proofOnPaper|tree))|app\/frame\/(?:fault\/Faults|SessionLost)|kit\/plain\/(?:QrCode|text\/|state\/RefusedFilters|action\/UnknownOption|password\/)/

/** What a file is made for: these modules with everything they stand on that no earlier file has. */
const madeFor = {
  // The frame, the heads of pages, and the home page's setting, which needs no list.
  office: [
    'app/office/Office.tsx',
    'app/office/screen/pageAhead.ts',
    'kit/display/StatusTag.tsx',
    'kit/display/Stat.tsx',
    'kit/state/ErrorState.tsx',
    'kit/layout/PageHead.tsx',
    'api/setting/setting.ts',
  ],
  lists: [
    'kit/table/filters.tsx',
    'kit/table/ListPage.tsx',
    'kit/table/DataTable.tsx',
    'kit/table/FilterBar.tsx',
    'kit/table/columnKinds.tsx',
    'kit/layout/Tabs.tsx',
  ],
  // What nearly every page fetches once it is shown.
  sorting: ['kit/sort/useSortItem.ts', 'app/office/tabs/strip/SortedTabs.tsx'],
  uploads: ['kit/upload/UploadList.tsx'],
} as const

/** So many pages load a module of a package before it comes with the lists. */
const commonPackage = 19
/** Characters of source that cost less in a file with others than as a file of their own: an icon. */
const fewCharacters = 2_000
/** So many pages load a piece of the kit before it comes with all. */
const several = 3

const entry = source('main.tsx')
const isPackage = (id: string): boolean => id.includes('/node_modules/')
const isDeclaration = (id: string): boolean => id.includes('/packages/contract/src/')

/** The area of the office that a module belongs to; empty for the kit and what declarations are made of. What only shows what the office is made of is one area. */
function areaOf(id: string): string {
  if (id.includes('/web/src/showcase/')) return 'showcase'
  const [, area = ''] = /(?:web\/src\/pages\/|contract\/src\/(?=business|rules|system|demo))(\w+)\//.exec(id) ?? []
  if (area === 'rules') return 'business'
  return /^(?:vab|template|test|other|demo)$/.test(area) ? 'showcase' : area
}

const isPiece = (id: string): boolean => areaOf(id) === ''

interface Reading {
  /** The site's own file: what the app begins with, and what search and sign-in share with other pages. */
  site: ReadonlySet<string>
  /** What else the answer shares with other pages. */
  answer: readonly string[]
  /** What pages of the site load, at once or later. */
  ofSite: ReadonlySet<string>
  /** Pieces that several pages of the site load. */
  ofPages: readonly string[]
  /** The pages and parts of the office that load a module; each of them is fetched by itself. */
  readers: ReadonlyMap<string, readonly string[]>
}

/** Follows every import once, from the app's entry. */
function readImports(modules: Rolldown.ChunkingContext): Reading {
  const office = source('app/office/')
  const laterThan = (parts: ReadonlySet<string>) =>
    new Set([...parts].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const readersOf = (pages: readonly string[]) => {
    const found = new Map<string, string[]>()
    for (const page of pages) for (const id of partsOf([page], modules)) found.set(id, [...(found.get(id) ?? []), page])
    return found
  }
  const entryParts = partsOf([entry], modules)
  const ofSite = partsOf([entry], modules, (part) => !part.startsWith(office))
  const onSite = readersOf([...laterThan(ofSite)].filter((page) => !page.startsWith(office)))
  const readers = readersOf([...laterThan(partsOf([entry], modules, () => true))].filter((page) => !ofSite.has(page)))
  const isShared = (id: string) => sitePieces.test(id) && ((onSite.get(id)?.length ?? 0) > 1 || readers.has(id))
  const sharedBy = (...pages: readonly string[]) => [...partsOf(pages.map(source), modules)].filter(isShared)
  const { search, signIn, answer } = firstPages
  return {
    site: new Set([...entryParts, ...sharedBy(search, ...drawnLater, signIn)]),
    answer: sharedBy(answer),
    ofSite,
    ofPages: [...onSite.keys()].filter((id) => isShared(id) && !rareOnSite.test(id)),
    readers,
  }
}

/** Names the file of each module that comes with others; the rest comes as the bundler decides. */
function filesOf(modules: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const { site, answer, ofSite, ofPages, readers } = readImports(modules)
  const files = new Map([...site].map((id) => [id, 'site']))
  const put = (ids: Iterable<string>, file: string, fits: (id: string) => boolean) => {
    for (const id of ids) {
      if (files.has(id) || !fits(id)) continue
      files.set(id, file)
    }
  }
  /** Whether a module brings nothing along but what these files have: no page fetches what only others need. */
  const standsOn =
    (...others: readonly string[]) =>
    (id: string) =>
      [...partsOf([id], modules)].every((part) => {
        const file = files.get(part)
        return file === undefined ? part === id || !isPackage(part) : file === 'site' || others.includes(file)
      })
  /** Stricter: everything that comes with a module is in these files. */
  const isPlaced =
    (...others: readonly string[]) =>
    (id: string) =>
      [...partsOf([id], modules)].every((part) => part === id || ['site', ...others].includes(files.get(part) ?? ''))
  const isOfOffice = (id: string) => !ofSite.has(id)
  const inOffice =
    (...others: readonly string[]) =>
    (id: string) =>
      isOfOffice(id) && standsOn(...others)(id)
  const countOf = (id: string) => readers.get(id)?.length ?? 0
  const ours = [...readers.keys()].filter((id) => !isPackage(id) && !id.startsWith('\0'))
  const readersIn = (id: string) => (readers.get(id) ?? []).filter((page) => areaOf(page) !== 'showcase').length
  const shared = ours.filter((id) => readersIn(id) >= (isPiece(id) ? several : 2))

  const slight = [...readers.keys()].filter(
    (id) =>
      isPackage(id) &&
      id.endsWith('.js') &&
      countOf(id) > 1 &&
      (modules.getModuleInfo(id)?.code?.length ?? Infinity) < fewCharacters,
  )
  put(answer, 'answer', () => true)
  // Their looks come with the app: all of them together are smaller than a request.
  put(
    ofPages.filter((id) => id.endsWith('.css')),
    'site',
    () => true,
  )
  const isSmall = (id: string) => /contract\/src\/|web\/src\/(?:api|app)\/.*\.ts$/.test(id) && !rareOnSite.test(id)
  put(
    [...ours.filter(isSmall), ...ofPages.filter((id) => readers.has(id))],
    'both',
    (id) => ofSite.has(id) && standsOn('answer', 'both')(id),
  )
  // A page of the site that needs pieces of others does not fetch what the office reads too.
  put(ofPages, 'pages', standsOn('answer', 'pages'))
  // One style sheet for the pages of the office: each part of it is small.
  for (const id of ours.filter((one) => one.endsWith('.css')))
    put([id], areaOf(id) === 'showcase' ? 'showcase' : 'office', isOfOffice)
  for (const [file, roots] of Object.entries(madeFor)) {
    put(partsOf(roots.map(source), modules), file, isOfOffice)
    if (file !== 'lists') continue
    const common = [...readers.keys()].filter((id) => isPackage(id) && countOf(id) >= commonPackage)
    put(common, file, isOfOffice)
    put(slight, file, inOffice('answer', 'both', 'office', 'lists'))
  }
  // The pickers of days with what nothing else of the register needs.
  put(partsOf([source('kit/input/date/Calendar.tsx')], modules), 'days', (id) => isOfOffice(id) && readersIn(id) === 1)
  // What the first page shares with others comes with the frame.
  const ofHome = partsOf([source('pages/home/dashboard/Home.tsx')], modules)
  put(
    shared.filter((id) => ofHome.has(id) && areaOf(id) !== 'home'),
    'office',
    inOffice('answer', 'both', 'office'),
  )
  const pieces = shared.filter(isPiece)
  /** A piece that one area alone reads is the area's. */
  const areaFor = (id: string) => {
    const areas = new Set((readers.get(id) ?? []).map(areaOf))
    return isPiece(id) && areas.size === 1 ? [...areas].join('') : areaOf(id)
  }
  const ofAreas = ours.filter((id) => readersIn(id) > 1 && areaFor(id) !== '')
  // The pages of an area that need its pieces need what declares them too: their file is one in the end.
  const declaredIn = (id: string) => `declared-${areaFor(id)}`
  // The declarations of an area are a file of their own, so that the kit's pieces do not bring them along.
  for (const id of ofAreas.filter(isDeclaration))
    put([id], declaredIn(id), inOffice('answer', 'both', 'office', declaredIn(id)))
  put(pieces, 'office', inOffice('answer', 'both', 'office'))
  put(pieces, 'lists', inOffice('answer', 'both', 'office', 'lists'))
  put(pieces, 'sorting', inOffice('answer', 'both', 'office', 'lists', 'sorting'))
  put(pieces, 'uploads', inOffice('answer', 'both', 'office', 'lists', 'uploads'))
  put(partsOf([source('kit/record/RecordFilters.tsx')], modules), 'records', isOfOffice)
  // A piece that stands on declarations of one area comes with them.
  for (const file of new Set(ofAreas.map(declaredIn))) put(pieces, file, inOffice('answer', 'both', 'office', file))
  for (const id of ofAreas)
    put([id], areaFor(id), inOffice('answer', 'both', 'office', 'lists', declaredIn(id), areaFor(id)))
  for (const id of ofAreas) {
    const file = `${areaFor(id)}-uploads`
    put([id], file, inOffice('answer', 'both', 'office', 'lists', 'uploads', declaredIn(id), areaFor(id), file))
  }
  // What only shows pieces, the lowest first: a page of one piece fetches nothing that only others show.
  const shown = ours.filter((id) => readersIn(id) === 0 && countOf(id) > 1)
  const depth = (id: string) => partsOf([id], modules).size
  for (const id of shown.toSorted((a, b) => depth(a) - depth(b)))
    put([id], 'showcase', (one) => isOfOffice(one) && isPlaced('answer', 'both', 'office', 'lists', 'showcase')(one))
  return new Map([...files].map(([id, file]) => [id, file.replace(/^declared-/, '')]))
}

let files: ReadonlyMap<string, string> | undefined

/** For `output.codeSplitting.groups` of the bundler. Nothing may come twice: `recursively` would take along whole pages. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    includeDependenciesRecursively: false,
    name: (id, modules) => (files ??= filesOf(modules)).get(id) ?? null,
    debugName: 'files',
  },
]
