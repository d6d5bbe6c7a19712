// Checks one import against the table of zones, and one file name against its vocabulary; the message names the problem and where the code belongs.
import { posix } from 'node:path'
import { vocabularies } from './vocabulary.mjs'
import { zones } from './zones.mjs'

/** @typedef {import('./zone.mjs').Zone} Zone */

/** Zones that only their own app may import, with the message for others. @type {[RegExp, string, string][]} */
const apps = [
  [/^apps\/server\//, 'apps/server/', 'the server is reached by its endpoints, declared in packages/contract.'],
  [/^apps\/web\//, 'apps/web/', 'the web app is no library: code that others need belongs in packages/contract.'],
]

/** @param {string} path @returns {Zone | undefined} */
const zoneOf = (path) => zones.find((zone) => zone.files.test(path))

/** Whether a file's name fits the vocabulary of its zone; undefined where a zone has none. @param {string} file */
function named(file) {
  const zone = zoneOf(file)
  const vocabulary = vocabularies.find((one) => one.zone === zone?.name)
  if (!zone || !vocabulary) return undefined
  const name = file.slice(
    zone.files.exec(file)?.[1] === undefined ? file.lastIndexOf('/') + 1 : (zone.files.exec(file)?.[0].length ?? 0),
  )
  return { vocabulary, name, fits: vocabulary.names.test(name) }
}

/** The problem with the name of a file; undefined without one. @param {string} file @returns {string | undefined} */
export function nameProblem(file) {
  const found = named(file)
  if (!found || found.fits || found.vocabulary.exceptions.includes(file)) return undefined
  return `${found.vocabulary.zone} has no file called '${found.name}': ${found.vocabulary.say}`
}

/** Exceptions that are no longer needed: their names fit, or their zone is another. @returns {string[]} */
export const idleExceptions = () =>
  vocabularies.flatMap(({ zone, exceptions }) =>
    exceptions.filter((file) => {
      const found = named(file)
      return found?.vocabulary.zone !== zone || found.fits
    }),
  )

/**
 * The problem with one import; undefined without one. Paths are from the repository's root, with forward slashes.
 * @param {string} file the importing file
 * @param {string} specifier as written, e.g. '../db/connect.ts' or 'antd'
 * @returns {string | undefined}
 */
export function importProblem(file, specifier) {
  const zone = zoneOf(file)
  if (!zone) return undefined
  const target = targetOf(file, specifier)
  const text = (/** @type {string} */ why) => `${zone.name} may not import '${specifier}': ${why}`
  const refused = zone.refuse?.find((refusal) => refusal.test.test(specifier))
  if (refused) return text(refused.say)
  if (target === undefined) return zone.only && !zone.only.test.test(specifier) ? text(zone.only.say) : undefined
  for (const [inside, folder, why] of apps) if (inside.test(target) && !file.startsWith(folder)) return text(why)
  return pathProblem(zone, file, target, text)
}

/** @param {Zone} zone @param {string} file @param {string} target @param {(why: string) => string} text */
function pathProblem(zone, file, target, text) {
  const there = zoneOf(target)
  if (there?.name === 'server entry' && !['server entry', 'server ground', 'tests'].includes(zone.name))
    return text(
      'app.ts, main.ts and checks.ts put the parts together and nobody imports them: move what you need down a layer.',
    )
  if (zone.may === 'all' || !there) return undefined
  if (there.name === 'tests') return text('tests export nothing; put builders in the feature’s make.ts.')
  // Its own floors are the contract's affair: to all others it is one.
  const outside = there.name.startsWith('contract') && !zone.name.startsWith('contract')
  if (!zone.may.includes(outside ? 'contract' : there.name)) return text(there.others ?? zone.belongs)
  const [mine, theirs] = [zone, there].map((each, at) => each.files.exec(at ? target : file)?.[1])
  if (zone.name !== there.name || mine === theirs) return undefined
  if (zone.name === 'server feature')
    return target.endsWith('/service.ts') ? undefined : text('another feature is called through its service.ts only.')
  return text('pages do not know each other: link through paths.ts, move the shared piece into kit.')
}

/** The file that a specifier means, from the repository's root; undefined for a package. @returns {string | undefined} */
function targetOf(/** @type {string} */ file, /** @type {string} */ specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const own = /^@register\/(contract|server|web|e2e)(?:\/(.*))?$/.exec(specifier)
  if (!own) return undefined
  const [, name, rest = ''] = own
  if (name === 'contract') return `packages/contract/src/${rest}.ts`
  return name === 'e2e' ? `e2e/${rest}` : `apps/${name}/${rest}`
}
