// The table of screens is complete, and the checks of the sweep report errors.
import { readdir } from 'node:fs/promises'
import type { RouteNode } from '@register/contract/system/account'
import { afterAll, describe, expect, test } from 'vitest'
import { newVisitor } from '../browser.ts'
import { theServer } from '../theServer.ts'
import { lookAt, violations } from './look.ts'
import { telephone } from './looks.ts'
import { registered } from './registered.ts'
import { groups } from './screens.ts'
import { specified, type Named } from './specified.ts'
import { come, leave } from './visitors.ts'

const screens = Object.values(groups).flat()

afterAll(leave)

describe('the table of screens', () => {
  test('opens every screen that the web app registers', () => {
    expect(Object.keys(registered).length).toBeGreaterThan(19)
    const opened = new Set(screens.map(({ view }) => view))
    expect(Object.keys(registered).filter((view) => !opened.has(view))).toEqual([])
  })

  test.each(Object.entries(specified))('opens what is called %s', (_, named) => {
    const opened = new Set(screens.map(({ view, state }) => [view, state].filter(Boolean).join(' ')))
    const views = new Set(screens.map(({ view }) => view))
    const isMissing = ([view, state]: Named) =>
      state === undefined ? !views.has(view) : !opened.has(`${view} ${state}`)
    expect(named.filter(isMissing)).toEqual([])
  })

  test('has a file for each of its groups', async () => {
    expect(await readdir(import.meta.dirname)).toEqual(
      expect.arrayContaining(Object.keys(groups).map((group) => `${group}.test.ts`)),
    )
  })

  test.each(['body-manager', 'head-office', 'expert', 'enterprise', 'system-admin'] as const)(
    'holds every screen that the menus of %s lead to',
    async (who) => {
      const { page } = await come(who)
      const menu = await page.evaluate(
        () => (JSON.parse(localStorage.getItem('MENU') ?? '') as { content: RouteNode[] }).content,
      )
      const leaves = (nodes: readonly RouteNode[]): RouteNode[] =>
        nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]))
      expect(leaves(menu)).not.toEqual([])
      for (const { component, path } of leaves(menu)) expect(registered[component]?.path, component).toBe(path)
    },
  )
})

test('axe, the width and the console report errors', async () => {
  const { page, problems, close } = await newVisitor({ viewport: telephone })
  await page.goto(`${theServer().url}/#/login`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    const bad = document.createElement('div')
    bad.innerHTML = '<img src="/favicon.svg"><p class="pale">pale</p>'
    const pale = bad.querySelector<HTMLElement>('.pale')
    Object.assign(pale?.style ?? {}, { color: '#aaa', background: '#fff', width: '900px' })
    document.querySelector('main')?.prepend(bad)
    document.querySelector('header')?.append(Object.assign(new Image(), { src: '/favicon.svg', className: 'around' }))
    const script = document.createElement('script')
    script.src = 'https://elsewhere.invalid/'
    document.head.append(script)
  })
  const found = (await violations(page)).join('\n')
  expect(found).toMatch(/^image-alt /m)
  expect(found).toMatch(/^color-contrast /m)
  expect(found).toMatch(/^image-alt .*around/m)
  const inside = (await violations(page, { inside: true })).join('\n')
  expect(inside).toMatch(/^image-alt /m)
  expect(inside).not.toMatch(/around/)
  await expect(lookAt(page, { lang: 'zh', theme: 'light', size: telephone }, 'inside')).rejects.toThrow(
    'to deeply equal [ +0, +0 ]',
  )
  await expect.poll(() => problems.join('\n')).toMatch(/Content Security Policy/)
  await close()
})
