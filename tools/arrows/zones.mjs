// Which folder may import which: the one table behind the lint rule register/arrows (architecture, "The house").
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
      // Its own folder; of another feature only service.ts, which judge.mjs sees to.
      'server feature',
    ],
    refuse: notOnServer,
    belongs: 'a feature is told what it needs through Ctx: move shared code down into http, access or db.',
  },
  {
    name: 'server entry',
    files: /^apps\/server\/src\/(app|main|checks|verify)\.ts$/,
    may: 'all',
    belongs: '',
    refuse: notOnServer,
  },
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
    may: ['web page', 'web area', 'web kit', 'web plain kit', 'web api', 'web paths', 'contract'],
    refuse: [antd, ...notInBrowser],
    belongs: 'a page imports kit and api only: link through paths.ts, move a shared piece into kit.',
  },
  {
    // Pieces that know the business and serve several of its features, so that neither kit nor a feature can own them.
    name: 'web area',
    files: /^apps\/web\/src\/pages\/[^/]+\/[^/]+$/,
    may: ['web area', 'web kit', 'web plain kit', 'web api', 'web paths', 'contract'],
    refuse: [antd, ...notInBrowser],
    belongs: 'a piece of an area knows none of its features: take what differs as a prop.',
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
  {
    name: 'soak',
    files: /^soak\//,
    may: ['soak'],
    belongs: 'the soak meets the built product from outside: as its users over HTTP, as its operator by processes.',
  },
  {
    name: 'benchmarks',
    files: /^bench\//,
    may: ['benchmarks'],
    only: { test: nodeModule, say: 'benchmarks load packages of the server through bench/product/modules.mjs.' },
    belongs:
      'benchmarks meet the product over HTTP; what they load of the built server goes through bench/product/modules.mjs.',
  },
]
