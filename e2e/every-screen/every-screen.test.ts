// Every screen in both languages, by day and by night, at a desk and on a telephone: heading, data, console, width and axe.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RouteNode } from '@register/contract/system/account'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFailed, test } from 'vitest'
import { newVisitor, type Visitor } from '../browser.ts'
import { person, seen, visitor } from '../people.ts'
import { startServer, type StartedServer } from '../server.ts'
import { desk, lookAt, settled, telephone, violations, widths, type Lang, type Theme } from './look.ts'
import type { Real, ScreenCase, Who } from './case.ts'
import { registered } from './registered.ts'
import { screens } from './screens.ts'

const known = await registered()
const results = resolve(import.meta.dirname, '../../test-results')
const options = { viewport: desk, reducedMotion: 'reduce' } as const
const signedIn = [
  'body-manager',
  'head-office',
  'expert',
  'enterprise',
  'system-admin',
] as const satisfies readonly Who[]

let empty: StartedServer
const visitors = new Map<Who, Visitor>()
let real: Real

const of = (who: Who): Visitor => {
  const found = visitors.get(who)
  if (!found) throw new Error(`Nobody has come as ${who}`)
  return found
}

/** The administrator of a register that has just been set up, with the password from its file. */
async function newcomer(): Promise<Visitor> {
  const somebody = await newVisitor(options)
  const { page } = somebody
  const note = await readFile(join(empty.dataDir, 'first-sign-in.txt'), 'utf8')
  await page.goto(`${empty.url}/#/login`)
  await page.getByRole('textbox', { name: '用户名' }).fill('admin')
  await page.getByRole('textbox', { name: '密码' }).fill(/^admin {2}(\S+)$/m.exec(note)?.[1] ?? '')
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('heading', { name: '修改初始密码' }).waitFor()
  return somebody
}

/** Goes to an address within the app, as a link does. */
const open = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash
  }, `#${address}`)

/** The address behind the first link of a list whose own address begins with `start`. */
async function firstOf(who: Who, list: string, start: string): Promise<string> {
  const { page } = of(who)
  await open(page, list)
  // Links of the list before may still stand there.
  await settled(page)
  const link = page.getByRole('main').locator(`a[href^="#${start}"]`).first()
  return ((await link.getAttribute('href')) ?? '').slice(1)
}

beforeAll(async () => {
  const none = { ADMIN_PASSWORD: '', DEMO_PASSWORD: '' }
  empty = await startServer('e2e-empty', { DEMO: '0', CAPTCHA: 'off', RATE_LIMIT: 'off', ...none })
  visitors.set('stranger', await visitor('/certificate_search', options))
  visitors.set('newcomer', await newcomer())
  for (const who of signedIn) visitors.set(who, await person(who, options))
  const manager = (list: string, start: string) => firstOf('body-manager', `/business/${list}`, `/business/${start}`)
  real = {
    answer: await firstOf('stranger', '/certificate_search?status=published&keyword=901', '/answer/TSX'),
    verification: await firstOf('stranger', '/change_notices?kind=revocation', '/v/'),
    report: await manager('report/list?status=published', 'report/detail/'),
    draft: await manager('report/list?status=draft', 'report/edit/'),
    application: await manager('codeApply/list?status=issued', 'codeApply/detail/'),
    returned: await manager('codeApply/list?status=returned', 'codeApply/edit/'),
    issued: await manager('codeApply/list?status=issued', 'report/new?application='),
    notice: await firstOf('system-admin', '/system/notice', '/system/notice/edit/'),
  }
})

afterAll(async () => {
  for (const { close } of visitors.values()) await close()
  await empty.stop()
})

describe('the table of screens', () => {
  test('opens every screen the web app registers, each at its own path', () => {
    expect(Object.keys(known).length).toBeGreaterThan(19)
    for (const [view, path] of Object.entries(known)) {
      const opened = screens.filter((screen) => screen.view === view)
      expect(opened, view).not.toEqual([])
      const pattern = new RegExp(
        `^${path.replaceAll(/\/:\w+\?/g, '(/[^/?]+)?').replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`,
      )
      for (const { at } of opened) expect(typeof at === 'string' ? at : at(real)).toMatch(pattern)
    }
  })

  test.each(signedIn)('holds every screen that the menus of %s lead to', async (who) => {
    const menu = await of(who).page.evaluate(
      () => (JSON.parse(localStorage.getItem('MENU') ?? '') as { content: RouteNode[] }).content,
    )
    const leaves = (nodes: readonly RouteNode[]): RouteNode[] =>
      nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]))
    expect(leaves(menu)).not.toEqual([])
    for (const { component, path } of leaves(menu)) expect(known[component], component).toBe(path)
  })
})

/** Languages and themes are changed by hand, where the header offers it. */
async function show(page: Page, lang: Lang, theme: Theme): Promise<void> {
  const now = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']])
  if (now[1] !== theme)
    await page
      .getByRole('banner')
      .getByRole('button', { name: theme === 'night' ? /夜间|night/ : /日间|light/ })
      .click()
  if (now[0]?.slice(0, 2) !== lang)
    await page
      .getByRole('banner')
      .getByRole('button', { name: lang === 'en' ? 'English' : '中文', exact: true })
      .click()
}

type Look = readonly [Lang, Theme, typeof desk]

/** In this order nothing has to be changed twice. */
const looks: readonly Look[] = [
  ['zh', 'light', desk],
  ['zh', 'light', telephone],
  ['zh', 'night', desk],
  ['en', 'night', desk],
  ['en', 'night', telephone],
  ['en', 'light', desk],
]
/** Every language by every hour, and each once at either size: for the pages that only developers open. */
const fewLooks: readonly Look[] = [
  ['zh', 'light', desk],
  ['zh', 'night', telephone],
  ['en', 'night', desk],
  ['en', 'light', telephone],
]
const looksAt = ({ view = '' }: ScreenCase): readonly Look[] =>
  /^(vab|template|other|test)(\/|$)/.test(view) ? fewLooks : looks

async function lookFrom(screen: ScreenCase, [lang, theme, size]: Look): Promise<void> {
  const { page } = of(screen.who)
  // The switches stand in the header of a desk.
  await page.setViewportSize(desk)
  if (screen.alone) await open(page, '/home')
  await show(page, lang, theme)
  await page.setViewportSize(size)
  if (screen.alone && typeof screen.at === 'string') await open(page, screen.at)
  // A queue opens its first application on a desk; on a telephone the list comes first.
  if (size === telephone) await open(page, typeof screen.at === 'string' ? screen.at : screen.at(real))
  const name = screen.heading[lang === 'zh' ? 0 : 1]
  await seen(page.getByRole('heading', { level: 1, name, exact: true }))
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await seen(screen.data(page, lang))
  await lookAt(page, lang, theme)
}

test('axe, the width and the console speak up when something is wrong', async () => {
  const { page, problems, close } = await newVisitor({ viewport: telephone })
  await page.goto(`${inject('server').url}/#/login`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    const bad = document.createElement('div')
    bad.innerHTML = '<img src="/favicon.svg"><p class="pale">pale</p>'
    const pale = bad.querySelector<HTMLElement>('.pale')
    Object.assign(pale?.style ?? {}, { color: '#aaa', background: '#fff', width: '900px' })
    document.querySelector('main')?.append(bad)
    const script = document.createElement('script')
    script.src = 'https://elsewhere.invalid/'
    document.head.append(script)
  })
  const found = (await violations(page)).join('\n')
  expect(found).toMatch(/^image-alt /m)
  expect(found).toMatch(/^color-contrast /m)
  await expect(lookAt(page, 'zh', 'light')).rejects.toThrow('to deeply equal [ +0, +0 ]')
  await expect.poll(() => problems.join('\n')).toMatch(/Content Security Policy/)
  await close()
})

const nameOf = ({ view, state, who }: ScreenCase) => [view, state, `(${who})`].filter(Boolean).join(' ')

describe('in both languages, by day and by night, at a desk and on a telephone', () => {
  test.each(screens.map((screen) => [nameOf(screen), screen] as const))('%s', async (_, screen) => {
    const { page, problems, forget } = of(screen.who)
    onTestFailed(async () => {
      await page.screenshot({ path: join(results, `${nameOf(screen).replaceAll('/', '-')}.png`) })
      // What one screen did wrong must not spoil the next.
      await page.reload()
    })
    forget()
    await page.setViewportSize(desk)
    await open(page, typeof screen.at === 'string' ? screen.at : screen.at(real))
    for (const look of looksAt(screen)) {
      const [lang, theme, { width }] = look
      await lookFrom(screen, look).catch((error: unknown) => {
        if (error instanceof Error) error.message = `${lang}, ${theme}, ${width}: ${error.message}`
        throw error
      })
    }
    if (screen.who === 'stranger') {
      // As with text at 400 %: nothing needs scrolling sideways.
      await page.setViewportSize({ width: 320, height: 640 })
      await settled(page)
      expect(await widths(page)).toEqual([0, 0])
    }
    expect(problems).toEqual([])
  })
})
