// The tests that a change can reach, for `npm test -- --changed`: rather too many than too few.
import { readImports, reachedBy, testsAmong } from './imports.mjs'
import { journeysFor } from './journeys.mjs'

/** @typedef {import('./journeys.mjs').NamedScreen} NamedScreen */
/** @typedef {{ units: string[], journeys: string[], because: string }} Chosen `units` and `journeys`: test files by their paths from the root */

/** Read by people alone; the lists among them that are written from the sources are a matter of `check`. */
const isDocument = (/** @type {string} */ path) => path.endsWith('.md') || path.startsWith('docs/pictures/')
/** What imports can tell of: code, and what is not in the way of every test. */
const isFollowed = (/** @type {string} */ path) =>
  /\.(?:tsx?|mjs|css)$/.test(path) &&
  !/^(?:vitest\.config\.ts|tools\/(?:test|setup)\.\w+|tools\/(?:setup|vitest)\/.*)$/.test(path)

/**
 * @param {{ root: string, files: readonly string[], changed: readonly string[], screens: readonly NamedScreen[] }} what
 *   `files`: every file of the project; `changed`: those that differ, removed ones with them; `screens`: as the contract declares them
 * @returns {Chosen}
 */
export function chooseTests({ root, files, changed, screens }) {
  const relevant = changed.filter((path) => !isDocument(path))
  if (relevant.length === 0) return { units: [], journeys: [], because: 'no test reads what differs' }
  const units = testsAmong(files).filter((path) => !path.startsWith('e2e/'))
  const journeys = testsAmong(files).filter((path) => path.startsWith('e2e/'))
  const blind = relevant.find((path) => !isFollowed(path))
  if (blind !== undefined) return { units, journeys, because: `every test may depend on ${blind}` }
  const imports = readImports(root, files)
  const reached = reachedBy(imports, relevant)
  const ofBrowser = journeysFor({ root, files, imports, screens }, relevant)
  const chosen = units.filter((path) => reached.has(path))
  const because = `${chosen.length} of ${units.length} unit files import or read what differs; ${ofBrowser.tests.length} of ${journeys.length} browser files, because ${ofBrowser.because}`
  return { units: chosen, journeys: ofBrowser.tests, because }
}

/** The screens that the compiled contract declares. @returns {Promise<NamedScreen[]>} */
export async function declaredScreens() {
  const compiled = new URL('../../packages/contract/dist/screens/all.js', import.meta.url).href
  const { allScreens } = /** @type {{ allScreens: Record<string, Omit<NamedScreen, 'view'>> }} */ (
    await import(compiled)
  )
  return Object.entries(allScreens).map(([view, screen]) => ({ view, ...screen }))
}
