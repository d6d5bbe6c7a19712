// By which rule a category is tested today, as far as it is known. It is offered to whoever writes a test basis, never filled in unasked.

const byKind: Readonly<Record<string, string>> = {
  elevator: 'TSG T7007-2022',
  hoist: 'TSG 51-2023',
  amusement: 'TSG 71-2023',
  vehicle: 'TSG 81-2022',
}

/** Of pressure equipment, where each group has a rule of its own; the first that fits. Vessels and boilers: none that names type tests of them all. */
const byCode: readonly (readonly [beginning: string, rule: string])[] = [
  ['23', 'TSG 23-2021'],
  ['F260', 'TSG 23-2021'],
  ['7310', 'TSG ZF001-2006'],
  ['7', 'TSG D7002-2023'],
]

/** The number of the rule, as the dictionary of test bases lists it; undefined where none is known, as of ropeways. */
export const testRuleOf = (categoryCode: string, formKind: string): string | undefined =>
  byKind[formKind] ?? byCode.find(([beginning]) => categoryCode.startsWith(beginning))?.[1]
