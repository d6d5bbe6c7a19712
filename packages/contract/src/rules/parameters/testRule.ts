// By which rule a category is tested today, as far as it is known. It is offered to whoever writes a test basis, never filled in unasked; a rule of another kind is named.
import type { Phrase } from '../../phrase.ts'
import { kindLabels, type KindKey } from './kindNames.ts'

const byKind: Readonly<Partial<Record<string, string>>> = {
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

const numberOf = (rule: string) => rule.replace(/-\d{4}$/, '')
const kindsByRule = new Map<string, KindKey>([
  ...byCode.map(([, rule]) => [numberOf(rule), 'pressure'] as const),
  ...(Object.keys(kindLabels) as KindKey[]).flatMap((kind) => {
    const rule = byKind[kind]
    return rule === undefined ? [] : [[numberOf(rule), kind] as const]
  }),
])

/** What is said of a rule, in whichever edition, by which another kind of product is tested. Undefined of the kind's own rule, of product standards, and of what is not known. */
export function ruleOfOtherKind(rule: string, formKind: string): Phrase | undefined {
  const kind = kindsByRule.get(numberOf(rule.trim()))
  if (kind === undefined || formKind === '' || kind === formKind) return undefined
  const [zh, en] = kindLabels[kind]
  return [
    `${rule} 是“${zh}”的型式试验规则，与设备品种不符，请核对`,
    `${rule} is the rule for ${en.toLowerCase()}, not for this category: check it`,
  ]
}
