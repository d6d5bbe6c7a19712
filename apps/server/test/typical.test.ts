// Tests the typical values of the demonstration: their parameters exist, and only models are invented from a brand and a number.
import { formKinds } from '@register/contract/business/parameters/formKinds'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { typicalOf } from '../seed/demo/plausible/typical.ts'
import { seedFolder } from '../src/places.ts'

test('each value is for a parameter of its kind or form', async () => {
  const lines = (await readFile(new URL('data/typical-values.tsv', seedFolder), 'utf8')).trim().split('\n').slice(1)
  const strangers = lines.filter((line) => {
    const [of = '', key] = line.split('\t')
    const [name, form] = of.split('/')
    const kind = formKinds.find((one) => one.key === name)
    return !kind?.fields.some((field) => field.key === key && (!form || !field.forms || field.forms.includes(form)))
  })
  expect(strangers).toEqual([])
  expect(new Set(lines.map((line) => line.split('\t', 2).join(' '))).size).toBe(lines.length)
})

test('every text that is neither a model nor a number has typical values', () => {
  const bare = formKinds.flatMap((kind) =>
    kind.fields
      .filter(({ type, former }) => (type === 'text' || type === 'paragraph') && !former)
      .filter(({ label: [zh] }) => !/型号|编号|图号/.test(zh))
      .filter(({ key, forms }) => !(forms ?? ['']).every((form) => typicalOf(kind.key, form, key)))
      .map(({ key, label }) => `${kind.key} ${key} ${label[0]}`),
  )
  expect(bare).toEqual([])
})
