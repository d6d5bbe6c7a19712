// Writes a range as text, and reads the ends of a typed interval.
import { halfWidth } from '../input/halfWidth.ts'
import { isNothing } from './empty.ts'

/** 20 – 150 · ≥ 20 · ≤ 150; one number where both ends are the same, nothing where there is no end. */
export function rangeText({ from, to }: { readonly from?: unknown; readonly to?: unknown }): string {
  const [lower, upper] = [isNothing(from) ? '' : String(from), isNothing(to) ? '' : String(to)]
  if (lower !== '' && upper !== '') return lower === upper ? lower : `${lower} – ${upper}`
  return lower !== '' ? `≥ ${lower}` : upper !== '' ? `≤ ${upper}` : ''
}

/** The ends of a typed interval: 20～150, 20 to 150; a hyphen only between two numbers, where it can be no sign. Two points between figures are a slip in 1.0, so they need blanks around them. */
export function endsIn(typed: string): [string, string] | undefined {
  const given = halfWidth(typed).trim()
  const [, from, to] =
    /^(.*\d.*?)\s*(?:[~～–—至到]|\bto\b|\.{3,}|\s\.{2}\s)\s*(.*\d.*)$/i.exec(given) ??
    /^([+-]?[\d.,]+)\s*-\s*([+-]?[\d.,]+.*)$/.exec(given) ??
    []
  return from !== undefined && to !== undefined ? [from, to] : undefined
}
