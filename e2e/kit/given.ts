// What a test gives a page: files to choose, and requests that wait or are refused; and whether the page then still fits its window.
import { ownAnswer } from '@register/contract/errors'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { intercept } from '../arranged/intercept.ts'

export interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture of one colour pattern; `noise` prevents it from being compressed well. */
export function picture(name: string, { width = 60, height = 40, noise = false } = {}): GivenFile {
  const png = new PNG({ width, height })
  for (let at = 0; at < png.data.length; at++)
    png.data[at] = at % 4 === 3 ? 255 : noise ? (at * 7919 + Math.imul(at, at) * 31) % 256 : (at % 4) * 60
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) }
}

/** The path of a file that only has a size: a large one would take seconds through the connection to the browser. */
export async function sized(name: string, bytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'register-file-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  await writeFile(path, '')
  await truncate(path, bytes)
  return path
}

export const text = (name: string, mimeType = 'text/plain'): GivenFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(20, 'a'),
})

/**
 * Delays requests to `path` until `open` is called. They stay routed afterwards: a browser that stops routing while a
 * request begins does not report it.
 */
export async function gate(page: Page, path: string): Promise<{ open: () => void }> {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await intercept(page, path, async (route) => {
    await opened
    await route.fallback().catch(() => undefined)
  })
  return { open: () => open() }
}

/** Answers requests to `path` with a refusal, as the server would write it. */
export async function refuse(page: Page, path: string, msg: string, code = 500): Promise<void> {
  await intercept(page, path, (route) =>
    route.fulfill({ status: code, headers: { [ownAnswer]: '1' }, json: { code, msg } }),
  )
}

/** Waits until the page is no wider than its window, because a page that has just been made narrower is laid out after a moment. */
export async function fits(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over).toBe(0)
}
