// Which browser tests a change reaches. They import little of the product, so it is told by the screens: those that the change reaches by imports, and the tests of their area or that name them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, pagesNamed, reachedBy, standsOn, testsAmong } from './imports.mjs'

/** @typedef {import('./imports.mjs').Imports} Imports */
/** @typedef {{ view: string, path: string, title: readonly string[], menu?: { title?: readonly string[] } }} NamedScreen */
/** @typedef {{ root: string, files: readonly string[], imports: Imports, screens: readonly NamedScreen[] }} Project
 *   `files`: every file by its path from the root; `screens`: as the contract declares them */
/** @typedef {{ tests: string[], because: string }} Choice */

/** Whose change can reach any journey, in a way that no import tells. */
const anyJourney =
  /^(?:apps\/server\/(?!src\/features\/)|apps\/web\/(?!src\/|pieces\/)|packages\/contract\/(?!src\/)|tools\/(?:[^/]+$|setup\/))/
/** What every page of the app stands on. */
const frame = 'apps/web/src/main.tsx'
const mount = 'apps/web/pieces/mountPiece.tsx'
/** What vitest loads around every journey. */
const around = ['e2e/global.ts', 'e2e/onFailure.ts']

const isSweep = (/** @type {string} */ path) => path.startsWith('e2e/every-screen/')
/** Look at the built app as a whole, or at the harness: cheap. */
const isWhole = (/** @type {string} */ path) => /^e2e\/[^/]+\.test\.ts$/.test(path)
const feature = /^apps\/server\/src\/features\/(\w+\/\w+)\//

/** The area of a screen; those of the public site have none in their names. @param {string} view */
const areaOf = (view) => (/^(?:home|vab)$/.test(view) || view.includes('/') ? (view.split('/')[0] ?? '') : 'site')

/** The parts of the sweep in which a screen may be opened. @param {string} view @returns {readonly string[]} */
export function sweepsOf(view) {
  const area = areaOf(view)
  if (area === 'vab') return ['tables', 'forms', 'display']
  if (area === 'site') return ['site', 'office']
  return /^(?:template|other|test)$/.test(area) ? ['templates'] : ['office']
}

/** The contract's files with endpoints that changed features of the server answer, and those of the features that use them. @param {Project} project @param {readonly string[]} changed */
function endpointsOf({ root, imports }, changed) {
  const isOfFeature = (/** @type {string} */ path) => feature.test(path) && !isTest(path)
  const used = reachedBy(imports, changed.filter(isOfFeature), isOfFeature)
  const features = new Set([...used].filter(isOfFeature).map((path) => feature.exec(path)?.[0] ?? ''))
  const asked = [...imports].flatMap(([path, targets]) =>
    isOfFeature(path) && features.has(feature.exec(path)?.[0] ?? '') ? [...targets] : [],
  )
  const ofContract = [...new Set(asked)].filter(
    (path) => path.startsWith('packages/contract/src/') && imports.has(path),
  )
  return ofContract.filter((path) => readFileSync(join(root, path), 'utf8').includes("'/api/"))
}

/** Whether a test, or what it stands on in e2e, names the address of a screen, or its title. @param {string} text @param {NamedScreen} screen */
function names(text, { path, title, menu }) {
  const [, piece] = /^\/vab\/(.+)$/.exec(path) ?? []
  if (piece !== undefined) return text.includes(path) || ["'", '`'].some((quote) => text.includes(`${quote}${piece}`))
  const [address = ''] = path.split(':')
  return [address, title[0], menu?.title?.[0]].some((word) => word !== undefined && text.includes(word))
}

/** @param {Project} project @param {readonly string[]} changed @returns {Choice} */
export function journeysFor(project, changed) {
  const { root, files, imports, screens } = project
  const journeys = testsAmong(files.filter((path) => path.startsWith('e2e/')))
  const every = (/** @type {string} */ because) => ({ tests: journeys, because })
  const cause = changed.find((path) => anyJourney.test(path))
  if (cause !== undefined) return every(`${cause} can reach any of them`)
  const shared = standsOn(imports, around)
  const kit = changed.find((path) => shared.has(path) && path.startsWith('e2e/'))
  if (kit !== undefined) return every(`${kit} is loaded around each of them`)

  const reached = reachedBy(imports, [...changed, ...endpointsOf(project, changed)])
  if (reached.has(frame)) return every('the frame of every page is reached')
  const views = new Set(pagesNamed(root, files).flatMap(({ view, page }) => (reached.has(page) ? view : [])))
  const seen = screens.filter(({ view }) => views.has(view))
  const areas = new Set(seen.flatMap(({ view, path }) => [areaOf(view), path.split('/')[1] ?? '']))
  const texts = new Map(journeys.map((path) => [path, textOf(root, imports, path)]))
  const unnamed = seen.some(
    (screen) =>
      screen.path.startsWith('/vab/') &&
      !journeys.some((path) => isOfPieces(path) && names(texts.get(path) ?? '', screen)),
  )
  const chosen = journeys.filter((path) => {
    if (reached.has(path)) return true
    if (isSweep(path)) return seen.some(({ view }) => sweepsOf(view).some((name) => path.endsWith(`/${name}.test.ts`)))
    if (isWhole(path)) return [...reached].some((one) => one.startsWith('apps/web/'))
    if (isOfPieces(path) && (reached.has(mount) || unnamed)) return true
    return areas.has(path.split('/')[1] ?? '') || seen.some((screen) => names(texts.get(path) ?? '', screen))
  })
  const [first, ...more] = seen.map(({ view }) => view)
  const because =
    first === undefined
      ? 'no screen is reached'
      : `${first}${more.length > 0 ? ` and ${more.length} more screens are` : ' is'} reached`
  return { tests: chosen, because }
}

const isOfPieces = (/** @type {string} */ path) => path.startsWith('e2e/kit/')

/** @param {string} root @param {Imports} imports @param {string} test */
const textOf = (root, imports, test) =>
  [...standsOn(imports, [test])]
    .filter((path) => path.startsWith('e2e/'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
