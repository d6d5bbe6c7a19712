// The scripts that browsers load contain no declaration of a form kind: the office fetches one form at a time, the public answer contains its own labels. Code that reads schedules is loaded only by pages that have some.
import { readdirSync, readFileSync } from 'node:fs'
import { formKinds } from '@register/contract/business/parameters/formKinds'
import { describe, expect, test } from 'vitest'

const folder = new URL('../apps/web/dist/assets/', import.meta.url)
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))

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
  const holding = (words: string) =>
    scripts.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes(words))
  // Messages of croner, cronstrue and the contract about an expression that they cannot read.
  for (const words of ['stepping with numeric prefix', 'At least 5 parts are required', 'It takes 5 parts']) {
    const [file, ...others] = holding(words)
    expect(others).toEqual([])
    for (const name of [file ?? '', ...holding(`from"./${file}"`)])
      expect(name, words).toMatch(/^(cron|CronInput|CronPage|TaskPage)-/)
  }
})
