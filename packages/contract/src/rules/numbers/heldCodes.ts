// The codes of a body with their periods: which it has in a year, and which it gives numbers with.
import type { Phrase } from '../../phrase.ts'

/** Years of a period; the first ones are before the oldest numbers. */
export const periodYears = { min: 1990, max: 2099 } as const

/** Both years are part of the period; null where it is open. */
export interface HeldCode {
  code: string
  from: number | null
  to: number | null
  /** A code of another body, whose numbers of that period this one enters as its successor. */
  succeeds: boolean
}

type Period = Pick<HeldCode, 'from' | 'to'>

const isIn = ({ from, to }: Period, year: number): boolean => (from ?? year) <= year && year <= (to ?? year)

/** The codes whose numbers of a year a body may enter. */
export const heldIn = (codes: readonly HeldCode[], year: number): string[] =>
  codes.filter((one) => isIn(one, year)).map(({ code }) => code)

/** The code with which a body gives numbers in a year: of several the newest. Nothing when it has none of its own. */
export const codeInForce = (codes: readonly HeldCode[], year: number): string | undefined =>
  codes
    .filter((one) => !one.succeeds && isIn(one, year))
    .toSorted((a, b) => (b.from ?? 0) - (a.from ?? 0))
    .at(0)?.code

/** The code by which a body is called: that of the year, else the last one it had. */
export const calledCode = (codes: readonly HeldCode[], year: number): string =>
  codeInForce(codes, year) ??
  codes
    .filter(({ succeeds }) => !succeeds)
    .toSorted((a, b) => (b.to ?? 0) - (a.to ?? 0))
    .at(0)?.code ??
  ''

/** A period in figures: 2016–2023, 2024–, –2015; empty where it is open on both sides. */
export const periodText = ({ from, to }: Period): string =>
  from === null && to === null ? '' : `${from ?? ''}–${to ?? ''}`

/** The codes of a body with their years, the newest first: 10019（2024–）、019（–2023）. */
export function codesText(codes: readonly HeldCode[]): Phrase {
  const last = ({ to }: HeldCode) => to ?? periodYears.max
  const listed = codes.toSorted((a, b) => Number(a.succeeds) - Number(b.succeeds) || last(b) - last(a))
  const about = (one: HeldCode, [taken, comma]: readonly [string, string]) =>
    [periodText(one), one.succeeds ? taken : ''].filter(Boolean).join(comma)
  const zh = listed.map((one) => [one.code, about(one, ['承接', '，'])] as const)
  const en = listed.map((one) => [one.code, about(one, ['succeeded to', ', '])] as const)
  return [
    zh.map(([code, more]) => (more ? `${code}（${more}）` : code)).join('、'),
    en.map(([code, more]) => (more ? `${code} (${more})` : code)).join(', '),
  ]
}
