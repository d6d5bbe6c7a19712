// Which files the first script has fetched beside the app: those of the page that the address names.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const shim = readFileSync(new URL('public/shim.js', import.meta.url), 'utf8')

const named = JSON.stringify({
  certificate_search: ['assets/Search.js', 'assets/Search.css'],
  answer: ['assets/Answer.js'],
})

interface Link {
  rel?: string
  as?: string
  href?: string
}

interface State {
  /** What the build has written into the page. */
  content?: string
  /** What the browser keeps of the person who signed in. */
  info?: string | null
}

/** Runs the script at an address. */
function fetchedAt(hash: string, { content = named, info = null }: State = {}): Link[] {
  const links: Link[] = []
  runInNewContext(shim, {
    document: {
      documentElement: { setAttribute: () => undefined },
      querySelector: (asked: string) => (asked.includes('files-of-pages') ? { content } : null),
      createElement: (): Link => ({}),
      head: { appendChild: (link: Link) => links.push(link) },
    },
    location: { hash },
    navigator: {},
    localStorage: { getItem: (key: string) => (key === 'USER_INFO' ? info : null) },
    window: { structuredClone: () => undefined },
    Document: { prototype: { createElement: () => ({}) } },
    Element: { prototype: { setAttribute: () => undefined } },
    addEventListener: () => undefined,
  })
  return links
}

test('scripts as modules and styles as styles, with the address of the site', () => {
  expect(fetchedAt('#/certificate_search?keyword=1')).toEqual([
    { rel: 'modulepreload', crossOrigin: '', href: '/assets/Search.js' },
    { rel: 'preload', as: 'style', crossOrigin: '', href: '/assets/Search.css' },
  ])
})

test.each([
  ['#/answer/TSX%201', {}, ['/assets/Answer.js']],
  // As some messengers write it.
  ['#!/answer/TSX%201', {}, ['/assets/Answer.js']],
  ['', {}, ['/assets/Search.js', '/assets/Search.css']],
  // The office, or a page that strangers rarely open first.
  ['', { info: '{}' }, []],
  ['#/', {}, []],
  ['#/home', {}, []],
  ['#/catalogue', {}, []],
  // The development server names nothing.
  ['#/certificate_search', { content: '' }, []],
])('at %o with %o: %o', (hash, state, files) => {
  expect(fetchedAt(hash, state).map(({ href }) => href)).toEqual(files)
})
