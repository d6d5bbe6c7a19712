// What browsers load holds no declaration of a form kind: the office fetches one form at a time, the public's answer brings its own labels.
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
