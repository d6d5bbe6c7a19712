// A first password: it pastes into tools and workbooks, and has every kind of character.
import { describe, expect, it } from 'vitest'
import { makePassword } from './passwords.ts'

const many = Array.from({ length: 400 }, () => makePassword())

describe('a first password', () => {
  it('begins with a letter, so that no tool takes it for an option and no workbook for a formula', () => {
    expect(many.filter((made) => !/^[A-Za-z]/.test(made))).toEqual([])
  })

  it('has small and capital letters, digits and signs after its first letter', () => {
    for (const kind of [/[a-z]/, /[A-Z]/, /[2-9]/, /[-+=#]/])
      expect(many.filter((made) => !kind.test(made.slice(1)))).toEqual([])
  })

  it('is as long as the policy demands, and 20 characters at least', () => {
    expect([makePassword(), makePassword(8), makePassword(32)].map((made) => made.length)).toEqual([20, 20, 32])
  })

  it('is drawn anew every time', () => {
    expect(new Set(many).size).toBe(many.length)
  })
})
