// Judges one import by the table of zones: says what is wrong with it, and where the code belongs.
import { posix } from 'node:path'
import { zones } from './zones.mjs'

/** @typedef {import('./zones.mjs').Zone} Zone */

/** Zones that only their own app may reach, with what to say to others. @type {[RegExp, string, string][]} */
const apps = [
  [/^apps\/server\//, 'apps/server/', 'the server is reached by its endpoints, declared in packages/contract.'],
  [/^apps\/web\//, 'apps/web/', 'the web app is nobody’s library: what others need belongs in packages/contract.'],
]

/** @param {string} path @returns {Zone | undefined} */
const zoneOf = (path) => zones.find((zone) => zone.files.test(path))

/**
 * Says what is wrong with one import, or nothing. Paths are from the repository's root, with forward slashes.
 * @param {string} file the importing file
 * @param {string} specifier as written, e.g. '../db/connect.ts' or 'antd'
 * @returns {string | undefined}
 */
export function judge(file, specifier) {
  const zone = zoneOf(file)
  if (!zone) return undefined
  const target = targetOf(file, specifier)
  const text = (/** @type {string} */ why) => `${zone.name} may not import '${specifier}': ${why}`
  const refused = zone.refuse?.find((refusal) => refusal.test.test(specifier))
  if (refused) return text(refused.say)
  if (target === undefined) return zone.only && !zone.only.test.test(specifier) ? text(zone.only.say) : undefined
  for (const [inside, folder, why] of apps) if (inside.test(target) && !file.startsWith(folder)) return text(why)
  return judgePath(zone, file, target, text)
}

/** @param {Zone} zone @param {string} file @param {string} target @param {(why: string) => string} text */
function judgePath(zone, file, target, text) {
  const there = zoneOf(target)
  if (there?.name === 'server entry' && !['server entry', 'server ground', 'tests'].includes(zone.name))
    return text(
      'app.ts, main.ts and checks.ts put the parts together and nobody imports them: move what you need down a layer.',
    )
  if (zone.may === 'all' || !there) return undefined
  if (there.name === 'tests') return text('tests export nothing; put builders in the feature’s make.ts.')
  if (!zone.may.includes(there.name)) return text(zone.belongs)
  const [mine, theirs] = [zone, there].map((each, at) => each.files.exec(at ? target : file)?.[1])
  if (zone.name !== there.name || mine === theirs) return undefined
  if (zone.name === 'server feature')
    return target.endsWith('/service.ts') ? undefined : text('another feature is called through its service.ts only.')
  return text('pages do not know each other: link through paths.ts, move the shared piece into kit.')
}

/** The file a specifier means, from the repository's root; undefined for a package. @returns {string | undefined} */
function targetOf(/** @type {string} */ file, /** @type {string} */ specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const own = /^@register\/(contract|server|web|e2e)(?:\/(.*))?$/.exec(specifier)
  if (!own) return undefined
  const [, name, rest = ''] = own
  if (name === 'contract') return `packages/contract/src/${rest}.ts`
  return name === 'e2e' ? `e2e/${rest}` : `apps/${name}/${rest}`
}
