// Where a keyword searches, as the text of its box: the labels of the fields as one enumeration.
import type { Phrase } from '@register/contract/phrase'

/** A label inside an English sentence begins small, unless it is an abbreviation (ID, SMS). */
const inside = (label: string): string =>
  /^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

export const searchedIn = (labels: readonly Phrase[]): Phrase => [
  labels.map(([zh]) => zh).join('、'),
  labels.map(([, en], at) => (at === 0 ? en : inside(en))).join(', '),
]
