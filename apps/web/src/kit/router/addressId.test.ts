// Only decimal digits name a record in an address, and the pages of records read their addresses so.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressId } from './addressId.ts'

test.each([
  ['1', 1],
  ['0012', 12],
  ['1e3', NaN],
  ['0x10', NaN],
  [' 5', NaN],
  ['-1', NaN],
  ['', NaN],
  ['9999999999999999999', NaN],
  [undefined, NaN],
  [null, NaN],
])('%s', (text, expected) => {
  expect(addressId(text)).toBe(expected)
})

/** A number of an address, or of a part of it that was taken out before, as the id of a record. */
const otherwise = /Number\((?:useParams\(\)|\w+\.get\()|\bid(?:: |=\{)Number\(/

test('no page reads the id of a record in an address in another way', () => {
  const pages = new URL('../../pages/', import.meta.url)
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((name) => otherwise.test(readFileSync(new URL(name, pages), 'utf8')))).toEqual([])
})
