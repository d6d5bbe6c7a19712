// Which folder may import which: the one table behind the lint rule register/arrows (architecture, "The house").
import { posix } from 'node:path'
import { builtinModules } from 'node:module'

/**
 * A zone is a set of files that obey the same arrows. `files` is matched against the path from the repository's root;
 * the first zone that matches a file is its zone. A group captured by `files` is the zone's own folder: files of one
 * zone with different groups are strangers to each other. `packages` says which bare imports are refused (or, as
 * `only`, the sole ones allowed).
 *
 * @typedef {{ test: RegExp, say: string }} Refusal
 * @typedef {{
 *   name: string, files: RegExp, may: string[] | 'all', belongs: string,
 *   refuse?: Refusal[], only?: { test: RegExp, say: string },
 * }} Zone
 */

const nodeModule = new RegExp(`^(node:|(${builtinModules.map((name) => name.replaceAll('/', '\\/')).join('|')})$)`)
const antd = {
  test: /^(antd|@ant-design\/|@rc-component\/|rc-)/,
  say: 'antd is wrapped once, in apps/web/src/kit: use a kit piece here, or add one there.',
}
const noAntdAtAll = {
  test: antd.test,
  say: 'public pages stay light: they stand on native elements in apps/web/src/kit/plain, without antd.',
}
const notInBrowser = [
  { test: nodeModule, say: 'the web app runs in a browser, where node modules do not exist.' },
  {
    test: /^(fastify|@fastify\/|pg|kysely|pino|sharp)/,
    say: 'that is a server library: do the work in apps/server and call an endpoint.',
  },
]
const notOnServer = [
  { test: /^(react|react-dom|antd|@ant-design\/)/, say: 'screens belong in apps/web; the server answers JSON.' },
]
const businessContract = {
  test: /^@register\/contract\/.+\//,
  say: 'the kit knows no business word: take labels, options or the endpoint as props from the page.',
}

/** @type {Zone[]} */
export const zones = [
  {
    name: 'tests',
    files: /(\.test\.tsx?|^packages\/contract\/test\/.*)$/,
    may: 'all',
    belongs: '',
  },
  {
    name: 'contract',
    files: /^packages\/contract\/src\//,
    may: ['contract'],
    only: {
      test: /^zod(\/|$)/,
      say: 'the contract only declares, with zod: work that needs a library belongs in apps/server or apps/web.',
    },
    belongs: 'the contract imports no app: move the declaration into packages/contract/src.',
  },
  {
    name: 'server db',
    files: /^apps\/server\/src\/db\//,
    may: ['server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'db is the lowest layer and knows no caller: take what you need as a parameter, or move it into db.',
  },
  {
    name: 'server access',
    files: /^apps\/server\/src\/access\//,
    may: ['server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'access stands on db alone: what access and a higher layer both need belongs in access or db.',
  },
  {
    name: 'server http',
    files: /^apps\/server\/src\/http\//,
    may: ['server http', 'server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'http stands on access and db: it is told about features by app.ts, as parameters.',
  },
  {
    name: 'server files',
    files: /^apps\/server\/src\/files\//,
    may: ['server files', 'server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'files stands on access and db: it is told about features by app.ts, as parameters.',
  },
  {
    name: 'server jobs',
    files: /^apps\/server\/src\/jobs\//,
    may: ['server jobs', 'server access', 'server db', 'contract', 'server configuration'],
    refuse: notOnServer,
    belongs: 'jobs knows no feature: the handler lives in its feature and app.ts lists it.',
  },
  {
    name: 'server feature',
    files: /^apps\/server\/src\/features\/([^/]+\/[^/]+)\//,
    may: [
      'server jobs',
      'server http',
      'server files',
      'server access',
      'server db',
      'contract',
      'server configuration',
      // Its own folder; of another feature only service.ts, which `judge` sees to.
      'server feature',
    ],
    refuse: notOnServer,
    belongs: 'a feature is told what it needs through Ctx: move shared code down into http, access or db.',
  },
  { name: 'server entry', files: /^apps\/server\/src\/(app|main)\.ts$/, may: 'all', belongs: '', refuse: notOnServer },
  {
    name: 'server configuration',
    files: /^apps\/server\/src\/[^/]+\.ts$/,
    may: ['server configuration', 'contract'],
    refuse: notOnServer,
    belongs: 'files at the top of src are read by every layer, so they import none of them.',
  },
  { name: 'server ground', files: /^apps\/server\/(seed|test)\//, may: 'all', belongs: '', refuse: notOnServer },
  {
    name: 'web api',
    files: /^apps\/web\/src\/api\//,
    may: ['web api', 'contract'],
    refuse: [antd, ...notInBrowser],
    belongs: 'api is the lowest layer of the web app: pass what it needs in, or move it into api.',
  },
  {
    name: 'web plain kit',
    files: /^apps\/web\/src\/kit\/plain\//,
    may: ['web plain kit', 'web api', 'contract'],
    refuse: [noAntdAtAll, businessContract, ...notInBrowser],
    belongs: 'kit/plain stands on api alone, so that the public bundle stays light: move the piece into kit/plain.',
  },
  {
    name: 'web kit',
    files: /^apps\/web\/src\/kit\//,
    may: ['web kit', 'web plain kit', 'web api', 'contract'],
    refuse: [businessContract, ...notInBrowser],
    belongs: 'the kit stands on api and knows no page: take the difference as a prop.',
  },
  {
    name: 'web site',
    files: /^apps\/web\/src\/site\//,
    may: ['web site', 'web plain kit', 'web api', 'web paths', 'contract'],
    refuse: [noAntdAtAll, ...notInBrowser],
    belongs: 'public pages import kit/plain and api only: move the piece into apps/web/src/kit/plain.',
  },
  {
    name: 'web page',
    files: /^apps\/web\/src\/pages\/([^/]+\/[^/]+)\//,
    may: ['web page', 'web kit', 'web plain kit', 'web api', 'web paths', 'contract'],
    refuse: [antd, ...notInBrowser],
    belongs: 'a page imports kit and api only: link through paths.ts, move a shared piece into kit.',
  },
  {
    name: 'web paths',
    files: /^apps\/web\/src\/paths\.ts$/,
    may: [],
    only: { test: /^$/, say: 'paths.ts imports nothing, so that everything may import it.' },
    belongs: 'paths.ts imports nothing, so that everything may import it.',
  },
  { name: 'web app', files: /^apps\/web\/src\//, may: 'all', belongs: '', refuse: notInBrowser },
  {
    name: 'browser tests',
    files: /^e2e\//,
    may: ['browser tests', 'contract'],
    belongs: 'browser tests meet the product from outside: use its pages, or its endpoints through the contract.',
  },
]

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
    return text('app.ts and main.ts put the parts together and nobody imports them: move what you need down a layer.')
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
