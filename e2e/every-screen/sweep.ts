// Opens the screens of one group in their four looks: heading, data, console, width and axe.
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import type { ScreenCase } from './case.ts'
import { lookAt, settled, widths } from './look.ts'
import { closeOthers, isExamined, looksFrom, show, telephone, type Look } from './looks.ts'
import { findRecords, open, real } from './records.ts'
import { registered } from './registered.ts'
import { groups, type Group } from './screens.ts'
import { come, leave } from './visitors.ts'

const results = resolve(import.meta.dirname, '../../test-results')
const nameOf = ({ view, state, who }: ScreenCase) => [view, state, `(${who})`].filter(Boolean).join(' ')

/** The addresses that match a registered path. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(/[^/?]+)?').replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`)

interface Place {
  address: string
  heading: readonly [zh: string | RegExp, en: string | RegExp]
  /** The place of the screen in its group. */
  at: number
}

/** The persons and looks whose menu, header and tabs axe has examined. */
const framed = new Set<string>()

/** What is around a screen is examined with the first one of a person in each look: it is the same around all others. */
function howMuch({ who }: ScreenCase, { theme, size }: Look): 'whole' | 'inside' {
  const key = `${who} ${theme} ${size.width}`
  const how = framed.has(key) ? 'inside' : 'whole'
  framed.add(key)
  return how
}

async function lookFrom(
  page: Page,
  screen: ScreenCase,
  { address, heading: names, at }: Place,
  look: Look,
): Promise<void> {
  // The screen has no header, so language and theme are changed on another page.
  if (screen.alone) await open(page, '/home')
  await show(page, look)
  // A queue opens its first application on a desktop; on a telephone the list comes first.
  if (screen.alone || look.size === telephone) await open(page, address)
  const name = names[look.lang === 'zh' ? 0 : 1]
  const heading = page.getByRole('heading', { level: 1 })
  await heading
    .and(page.getByRole('heading', { name, exact: true }))
    .filter({ visible: true })
    .waitFor()
  expect(await heading.count()).toBe(1)
  await screen.data(page, look.lang).filter({ visible: true }).first().waitFor()
  await closeOthers(page)
  await lookAt(page, look, isExamined(look, at) ? howMuch(screen, look) : undefined)
}

/** Opens one screen in all looks; gives the problems that the browser reported meanwhile. */
async function sweepOne(screen: ScreenCase, at: number): Promise<readonly string[]> {
  const { page, problems, forget } = await come(screen.who)
  onTestFailed(async () => {
    await page.screenshot({ path: join(results, `${nameOf(screen).replaceAll('/', '-')}.png`) })
    // The problems of one screen must not count for the next.
    await page.reload()
    await page.waitForLoadState('networkidle')
  })
  const declared = screen.view === undefined ? undefined : registered[screen.view]
  const address = (typeof screen.at === 'function' ? await screen.at(real) : screen.at) ?? declared?.path ?? ''
  const heading = screen.heading ?? declared?.title
  if (!heading) throw new Error('A screen that is not declared needs a heading')
  if (screen.view !== undefined) expect(address).toMatch(patternOf(declared?.path ?? 'not registered'))
  forget()
  await open(page, address)
  for (const look of await looksFrom(page))
    await lookFrom(page, screen, { address, heading, at }, look).catch((error: unknown) => {
      if (error instanceof Error) error.message = `${look.lang}, ${look.theme}, ${look.size.width}: ${error.message}`
      throw error
    })
  if (screen.who === 'stranger') {
    // As with text at 400 %: no part needs scrolling sideways.
    const size = page.viewportSize() ?? telephone
    await page.setViewportSize({ width: 320, height: 640 })
    await settled(page)
    expect(await widths(page)).toEqual([0, 0])
    await page.setViewportSize(size)
  }
  return problems
}

/** The tests of one group; each has a file of its own, so that they run in parallel. */
export function sweep(group: Group): void {
  const cases = groups[group]
  beforeAll(() => findRecords(new Set(cases.map(({ who }) => who))))
  afterAll(leave)
  describe('in both languages, by day and by night, on a desktop and on a telephone', () => {
    test.each(cases.map((screen, at) => [nameOf(screen), screen, at] as const))('%s', async (_, screen, at) => {
      expect(await sweepOne(screen, at)).toEqual([])
    })
  })
}
