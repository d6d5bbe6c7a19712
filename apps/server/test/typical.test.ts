// Tests the contents of the demonstration: typical values are for parameters that exist, only models are invented from a brand and a number, and every day invents the same.
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { existingContent, serials } from '../seed/demo/existing/existing.ts'
import { dice } from '../seed/demo/random.ts'
import { typicalOf } from '../seed/demo/plausible/typical.ts'
import { seedFolder } from '../src/paths.ts'

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

test('a demonstration begun on another day has the same contents, other than its dates and the numbers made from them', () => {
  const begunOn = (today: string) => {
    const [d, given] = [dice(1), { body: '901', today, serials: serials() }]
    return Array.from({ length: 400 }, (_, n) => {
      const { categoryCode, model, manufacturerName, drawingNo, parameters } = existingContent(d, { ...given, n })
      return { categoryCode, model, manufacturerName, drawingNo, parameters }
    })
  }
  const first = begunOn('2026-11-25')
  for (const day of ['2026-11-26', '2027-01-01', '2028-02-29']) expect(begunOn(day)).toEqual(first)
})
