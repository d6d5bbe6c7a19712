// A row of the coverage table as text: 320 – 1000 kg, ≤ 1.75 m/s, or the words as printed.
import type { Answer } from '@register/contract/business/publicReport'

export function range({ from, to, unit, text }: Answer['coverage'][number]): string {
  const numbers =
    from !== null && to !== null
      ? from === to
        ? `${from}`
        : `${from} – ${to}`
      : from !== null
        ? `≥ ${from}`
        : to !== null
          ? `≤ ${to}`
          : ''
  return [numbers && unit ? `${numbers} ${unit}` : numbers, text].filter(Boolean).join(' · ')
}
