// Tests the work of a captcha: its result is what the contract asks for, and it ends when nobody waits for it any more.
import { createHash } from 'node:crypto'
import { hasZeroBits, workText } from '@register/contract/input/captcha'
import { expect, test } from 'vitest'
import { doWork } from './work.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

test('finds a number that another implementation of the hash confirms', async () => {
  const shares: number[] = []
  const signal = new AbortController().signal
  const work = await doWork({ uuid: 'captcha:aZ09', bits: 12 }, { signal, told: (share) => shares.push(share) })
  expect(hasZeroBits(sha256(workText('captcha:aZ09', work ?? -1)), 12)).toBe(true)
  expect(shares.every((share) => share >= 0 && share < 1)).toBe(true)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('ends without a number when it is not wanted any more', async () => {
  const control = new AbortController()
  // More bits than a captcha asks for: it would take hours.
  const working = doWork({ uuid: 'x', bits: 40 }, { signal: control.signal, told: () => control.abort() })
  expect(await working).toBeUndefined()
})
