// What browsers load holds no declaration of a form kind: the office fetches one form at a time, the public's answer brings its own labels. What reads schedules comes with the pages that have some.
import { readdirSync, readFileSync } from 'node:fs'
import { formKinds } from '@register/contract/business/parameters/formKinds'
import { describe, expect, test } from 'vitest'

const folder = new URL('../apps/web/dist/assets/', import.meta.url)
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))

describe.each(formKinds)('$key', ({ fields }) => {
  /** Words of its own, too long to stand anywhere by chance. */
  const keys = fields
    .map(({ key }) => key)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 5)

  test('stands in no script', () => {
    expect(scripts.length).toBeGreaterThan(50)
    expect(keys).toHaveLength(5)
    for (const name of scripts) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      for (const own of keys) expect(text.includes(own), `${own} in ${name}`).toBe(false)
    }
  })
})

test('what reads and says schedules comes with the pages that have some, and with no other', () => {
  const holding = (words: string) =>
    scripts.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes(words))
  // What croner, cronstrue and the contract say of an expression that they cannot read.
  for (const words of ['stepping with numeric prefix', 'At least 5 parts are required', 'It takes 5 parts']) {
    const [file, ...others] = holding(words)
    expect(others).toEqual([])
    for (const name of [file ?? '', ...holding(`from"./${file}"`)])
      expect(name, words).toMatch(/^(cron|CronInput|CronPage|TaskPage)-/)
  }
})
