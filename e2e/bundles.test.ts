// Pages of the office come in few files. The scripts that browsers load contain no declaration of a form kind: the office fetches one form at a time, the public answer contains its own labels. Code that reads schedules is loaded only by pages that have some.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { describe, expect, test } from 'vitest'

const folder = new URL('../apps/web/dist/assets/', import.meta.url)
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))

const holds = (name: string, words: string) => readFileSync(new URL(name, folder), 'utf8').includes(words)

describe.each(formKinds)('$key', ({ fields }) => {
  /** The longest keys of the kind: they do not occur in a script by chance. */
  const keys = fields
    .map(({ key }) => key)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 5)

  test('is in no script', () => {
    expect(scripts.length).toBeGreaterThan(50)
    expect(keys).toHaveLength(5)
    for (const name of scripts) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      for (const own of keys) expect(text.includes(own), `${own} in ${name}`).toBe(false)
    }
  })
})

test('code that reads and describes schedules is loaded by the pages that have some, and by no other', () => {
  const holding = (words: string) => scripts.filter((name) => holds(name, words))
  // Messages of croner, cronstrue and the contract about an expression that they cannot read.
  for (const words of ['stepping with numeric prefix', 'At least 5 parts are required', 'It takes 5 parts']) {
    const [file, ...others] = holding(words)
    expect(others).toEqual([])
    for (const name of [file ?? '', ...holding(`from"./${file}"`)])
      expect(name, words).toMatch(/^(cron|CronInput|CronPage|TaskPage)-/)
  }
})

/** Interfaces of browsers younger than the build's target that no script may call. What `shim.js` fills in is not among them; a library that asks first may. */
const younger = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Iterator.from',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  '.isWellFormed(',
  '.showPicker(',
  'requestIdleCallback(',
  'scheduler.yield',
]

/** Reading a code asks first, and does without. */
const asksFirst = new Map([['Scan', 'scheduler.yield']])

test('no script calls what browsers of the target lack', () => {
  const found = scripts.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const plain = name.replace(/-[\w-]{8}\.js$/, '')
    return younger
      .filter((one) => text.includes(one) && asksFirst.get(plain) !== one)
      .map((one) => `${one} in ${plain}`)
  })
  expect(found).toEqual([])
})

/** Safari reads a look behind since 16.4, and the target is 15.4: there the whole script of such an expression fails. Colouring of code and reading of workbooks come late, with a library that has some. */
const lookingBehind = /^(highlight|readFile|bash|css|html|sql|tsx|typescript)-/

test('no expression looks behind', () => {
  const found = scripts
    .filter((name) => !lookingBehind.test(name))
    .filter((name) => /\(\?<[=!]/.test(readFileSync(new URL(name, folder), 'utf8')))
  expect(found).toEqual([])
})

test('the first page of the site waits for no file of the office', () => {
  const [search = ''] = scripts.filter((name) => name.startsWith('Search-'))
  const standsOn = [...readFileSync(new URL(search, folder), 'utf8').matchAll(/from"\.\/(\w[\w-]*?)-[\w-]{8}\.js"/g)]
  expect(standsOn.map(([, name]) => name).toSorted()).toEqual(['rolldown-runtime', 'site', 'words'])
})

/** The files that each page names for the browser to fetch ahead: its own, and all that it stands on but the frame's. */
function filesOfPages(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const page =
    /import\(["'`]\.\/(\w+)-[\w-]{8}\.js["'`]\)(?:\.then\([^)]*\)|;return\{[^}]*\}\})?,__vite__mapDeps\(\[([\d,]*)\]\)/g
  for (const name of scripts) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const [, named = ''] = /__vite__mapDeps=.*?m\.f=\[([^\]]*)\]/.exec(text) ?? []
    const files = [...named.matchAll(/assets\/([\w.-]+)/g)].map(([, file = '']) => file)
    for (const [, title = '', list = ''] of text.matchAll(page))
      found.set(
        title,
        list.split(',').map((at) => files[Number(at)] ?? ''),
      )
  }
  return found
}

const html = readFileSync(new URL('../index.html', folder), 'utf8')
/** The scripts and styles that every visit begins with. */
const ofEveryVisit = [...html.matchAll(/(?:src|href)="\/((?:assets\/)?[\w.-]+\.(?:js|css))"/g)].map(
  ([, file = '']) => new URL(`../${file}`, folder),
)

/** The files of a first visit until the heading of this page is visible, as `npm run bench:pages` counts them. */
function firstVisit(page: string): readonly string[] {
  const files =
    filesOfPages()
      .get(page)
      ?.map((file) => new URL(file, folder)) ?? []
  return [...new Set([...ofEveryVisit, ...files].map(({ pathname }) => pathname))]
}

const bytes = (files: readonly string[], packed: 'gz' | 'br') =>
  files.reduce((sum, file) => sum + statSync(`${file}.${packed}`).size, 0)

// What is over the budget belongs in a file that comes later: docs/decisions/0083-an-office-page-in-twenty-requests.md.
test.each([
  ['Search', 129, 111],
  ['AnswerView', 138, 117],
  ['Login', 132, 113],
])('the first visit to %s loads at most %i KB gzipped, %i KB by brotli', (page, gzipped, brotli) => {
  expect(ofEveryVisit.length).toBeGreaterThan(3)
  expect(filesOfPages().get(page)?.length).toBeGreaterThan(1)
  const files = firstVisit(page)
  expect(bytes(files, 'gz') / 1024).toBeLessThanOrEqual(gzipped)
  expect(bytes(files, 'br') / 1024).toBeLessThanOrEqual(brotli)
})

test.each([
  ['certificate_search', 'Search'],
  ['answer', 'AnswerView'],
  ['v', 'AnswerView'],
  ['login', 'Login'],
])('the page names what %s loads besides the app', (address, page) => {
  const [, list = ''] = /name="files-of-pages" content='([^']*)'/.exec(html) ?? []
  const files = (JSON.parse(list) as Record<string, string[]>)[address] ?? []
  const apart = firstVisit(page).filter((file) => !ofEveryVisit.some(({ pathname }) => pathname === file))
  expect(files.map((file) => new URL(`../${file}`, folder).pathname).toSorted()).toEqual(apart.toSorted())
})

test('the file of the app stands on no file that comes later', () => {
  const [site = ''] = scripts.filter((name) => name.startsWith('site-'))
  const text = readFileSync(new URL(site, folder), 'utf8')
  expect([...text.matchAll(/from"\.\/(\w[\w-]*?)-[\w-]{8}\.js"/g)].map(([, name]) => name)).toEqual([
    'rolldown-runtime',
  ])
})

/** Less than a quarter of what the bundler makes of the largest pages by itself. */
const most = 20

test.each(['business', 'home', 'system', 'userCenter', 'template', 'other', 'vab/table', 'vab/form', 'vab/display'])(
  'each page of %s comes in few files',
  (area) => {
    const files = filesOfPages()
    const registry = readFileSync(new URL(`../apps/web/src/app/screens/${area}.ts`, import.meta.url), 'utf8')
    const pages = [...registry.matchAll(/\/(\w+)\.tsx'\)/g)].map(([, name = '']) => name)
    expect(pages.length).toBeGreaterThan(0)
    const counted = pages.flatMap((name) => (files.has(name) ? [[name, files.get(name)?.length ?? 0] as const] : []))
    expect(counted.length).toBeGreaterThan(pages.length / 2)
    expect(counted.filter(([, count]) => count > most)).toEqual([])
  },
)

test.each([
  ['Home', 9],
  ['ReportList', 8],
  ['ReportDetail', 11],
  ['ReportEditor', 14],
])('%s comes in %i files', (name, few) => {
  expect(filesOfPages().get(name)?.length).toBeLessThanOrEqual(few)
})
