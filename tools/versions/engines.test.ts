// What is shipped runs on the oldest Node that the product starts on, or docs/decisions/0085-versions-of-node.md says why it is there all the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies, validRange } from 'semver'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Entry {
  version?: string
  dev?: boolean
  link?: boolean
  engines?: { node?: string }
}
interface Shipped {
  name: string
  version: string
  wants: string
}

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
const oldest = minVersion(engines.node)?.version ?? ''

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }
const shipped: Shipped[] = Object.entries(packages).flatMap(([path, { version, dev, link, engines: its }]) => {
  const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
  if (name === undefined || version === undefined || dev || link) return []
  return [{ name, version, wants: its?.node ?? '*' }]
})

/** The rows of the table below a heading of the record, each as its cells. */
function rowsBelow(heading: string): string[][] {
  const record = read('docs/decisions/0085-versions-of-node.md')
  const section = record.split('\n## ').find((part) => part.startsWith(heading)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const outside = ({ wants }: Shipped) => !satisfies(oldest, wants)
const line = (...cells: (string | undefined)[]) => cells.join(' ')

test('the lock is read, and the oldest Node is of 20', () => {
  expect(shipped.length).toBeGreaterThan(150)
  expect(oldest).toBe('20.19.0')
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'sharp', 'react']))
})

test('only packages that the record names are outside their engines, as it says', () => {
  const named = rowsBelow('Outside their engines')
  expect(named.map(([name, here, wants]) => line(name, here, wants)).toSorted()).toEqual(
    shipped
      .filter(outside)
      .map(({ name, version, wants }) => line(name, version, wants))
      .toSorted(),
  )
})

test('each package that the record calls held back is shipped in that version, and its newest wants another Node', () => {
  const named = rowsBelow('Held back')
  expect(named.length).toBeGreaterThan(0)
  for (const [name, here, newest, wants = ''] of named) {
    expect(
      shipped.filter((one) => one.name === name).map(({ version }) => version),
      name,
    ).toContain(here)
    expect(newest, name).not.toBe(here)
    expect(validRange(wants) !== null && !satisfies(oldest, wants), name).toBe(true)
  }
})

test('every line of both tables gives a reason', () => {
  const reasons = [...rowsBelow('Outside their engines'), ...rowsBelow('Held back')].map((cells) => cells.at(-1) ?? '')
  expect(reasons.filter((reason) => reason.length < 30)).toEqual([])
})
