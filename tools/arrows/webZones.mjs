// The zones of the web app, from its calls up to its pages.
import { nodeModule } from './zone.mjs'

/** @typedef {import('./zone.mjs').Zone} Zone */

const antd = {
  test: /^(antd|@ant-design\/|@rc-component\/|rc-)/,
  say: 'antd is wrapped once, in apps/web/src/kit: use a kit piece here, or add one there.',
}
const noAntdAtAll = {
  test: antd.test,
  say: 'public pages stay light: they use native elements in apps/web/src/kit/plain, without antd.',
}
/** The declarations of form kinds are larger than a page, so a screen fetches the one form that it needs. Tests are in no bundle. */
const declaredKinds = {
  test: /^@register\/contract\/rules\/parameters\/(?:formKinds$|kinds\/)/,
  say: 'declarations of kinds stay on the server: read names from parameters/kindNames, and fetch a form by getParameterForm.',
}
const notInBrowser = [
  declaredKinds,
  { test: nodeModule, say: 'the web app runs in a browser, where node modules do not exist.' },
  {
    test: /^(fastify|@fastify\/|pg|kysely|pino|sharp)/,
    say: 'that is a server library: do the work in apps/server and call an endpoint.',
  },
]
const businessContract = {
  // Fields that every record has are no business words, nor is how texts are spelled and keywords are read.
  test: /^@register\/contract\/(?!record\/|input\/|fieldTypes\/|text\/|rules\/keyword$).+\//,
  say: 'the kit knows no business word: take labels, options or the endpoint as props from the page.',
}

/** Adapters for the internals of a library: class names, components, functions. */
const adapters = ['web antd adapter', 'web router adapter']

/** What demonstrations may import, in addition to their own files. */
const forDemonstrations = ['web showcase', 'web kit', ...adapters, 'web plain kit', 'web api', 'web paths', 'contract']

/** @type {Zone[]} */
export const webZones = [
  {
    name: 'web api',
    files: /^apps\/web\/src\/api\//,
    may: ['web api', 'contract'],
    refuse: [antd, ...notInBrowser],
    belongs: 'api is the lowest layer of the web app: pass what it needs in, or move it into api.',
  },
  {
    name: 'web router adapter',
    files: /^apps\/web\/src\/kit\/router\//,
    may: ['web router adapter'],
    refuse: [noAntdAtAll, ...notInBrowser],
    belongs: 'kit/router knows react-router and nothing of ours, so that an upgrade is tried there alone.',
  },
  {
    name: 'web antd adapter',
    files: /^apps\/web\/src\/kit\/antd\//,
    may: ['web antd adapter'],
    refuse: notInBrowser,
    belongs: 'kit/antd knows antd and nothing of ours, so that an upgrade is tried there alone.',
  },
  {
    name: 'web plain kit',
    files: /^apps\/web\/src\/kit\/plain\//,
    may: ['web plain kit', 'web router adapter', 'web api', 'contract'],
    refuse: [noAntdAtAll, businessContract, ...notInBrowser],
    belongs: 'kit/plain stands on api alone, so that the public bundle stays light: move the piece into kit/plain.',
  },
  {
    name: 'web kit',
    files: /^apps\/web\/src\/kit\//,
    may: ['web kit', ...adapters, 'web plain kit', 'web api', 'contract'],
    refuse: [businessContract, ...notInBrowser],
    belongs: 'the kit stands on api and knows no page: take the difference as a prop.',
  },
  {
    name: 'web showcase',
    files: /^apps\/web\/src\/showcase\//,
    may: ['web showcase', 'web kit', ...adapters, 'web plain kit', 'web api', 'contract'],
    refuse: [businessContract, ...notInBrowser],
    belongs: 'the showcase stands on the kit and knows no page: take the difference as a prop.',
    others: 'the showcase holds pieces that no screen uses yet: move this one into apps/web/src/kit, then use it.',
  },
  {
    // The public view of a certificate: the office previews a draft with it, so that the preview is the same view.
    name: 'web answer',
    files: /^apps\/web\/src\/site\/answer\/AnswerView\.tsx$/,
    may: ['web site', 'web router adapter', 'web plain kit', 'web api', 'web paths', 'contract'],
    refuse: [noAntdAtAll, ...notInBrowser],
    belongs: 'public pages import kit/plain and api only: move the piece into apps/web/src/kit/plain.',
  },
  {
    name: 'web site',
    files: /^apps\/web\/src\/site\//,
    may: ['web site', 'web answer', 'web router adapter', 'web plain kit', 'web api', 'web paths', 'contract'],
    refuse: [noAntdAtAll, ...notInBrowser],
    belongs: 'public pages import kit/plain and api only: move the piece into apps/web/src/kit/plain.',
  },
  {
    // Pages that show pieces and starting points.
    name: 'web demonstration',
    files: /^apps\/web\/src\/pages\/((?:vab|template|other|test)\/[^/]+)\//,
    may: ['web demonstration', 'web demonstration area', ...forDemonstrations],
    refuse: [antd, ...notInBrowser],
    belongs:
      'a page imports showcase, kit and api only: link through paths.ts, move a shared piece into kit or showcase.',
  },
  {
    name: 'web demonstration area',
    files: /^apps\/web\/src\/pages\/(?:vab|template|other|test)\/[^/]+$/,
    may: ['web demonstration area', ...forDemonstrations],
    refuse: [antd, ...notInBrowser],
    belongs: 'what several demonstrations share knows none of them: take what differs as a prop.',
  },
  {
    // Dialogs about a record that pages of several areas open, each in a chunk of its own; one of them shows the public answer.
    name: 'web area',
    files: /^apps\/web\/src\/pages\/[^/]+\/dialogs\//,
    may: ['web area', 'web answer', 'web kit', ...adapters, 'web plain kit', 'web api', 'web paths', 'contract'],
    refuse: [antd, ...notInBrowser],
    belongs: 'a dialog of an area knows none of its features: take what differs as a prop.',
  },
  {
    // Inputs that read the register and a body's earlier records, for several features of the area.
    name: 'web area',
    files: /^apps\/web\/src\/pages\/[^/]+\/inputs\//,
    may: ['web area', 'web kit', ...adapters, 'web plain kit', 'web api', 'web paths', 'contract'],
    refuse: [antd, ...notInBrowser],
    belongs: 'an input of an area knows none of its features: take what differs as a prop.',
  },
  {
    name: 'web page',
    files: /^apps\/web\/src\/pages\/([^/]+\/[^/]+)\//,
    may: [
      'web page',
      'web area',
      'web answer',
      'web kit',
      ...adapters,
      'web plain kit',
      'web api',
      'web paths',
      'contract',
    ],
    refuse: [antd, ...notInBrowser],
    belongs:
      'a page imports kit and api only (of the site AnswerView alone, as a preview): link through paths.ts, move a shared piece into kit.',
  },
  {
    // Pieces that know the business and serve several of its features, so that neither kit nor a feature can own them.
    name: 'web area',
    files: /^apps\/web\/src\/pages\/[^/]+\/[^/]+$/,
    may: ['web area', 'web kit', ...adapters, 'web plain kit', 'web api', 'web paths', 'contract'],
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
  { name: 'web app', files: /^apps\/web\/(?:src|pieces)\//, may: 'all', belongs: '', refuse: notInBrowser },
]
