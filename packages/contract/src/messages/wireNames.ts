// Finds names of the wire in a message for people: keys of fields and values, which only programs know.
import type { Phrase } from '../phrase.ts'

/** What the reader has sent is repeated in quotes, whatever it is; and addresses of mail are examples. */
const quoted = /“.*?”(?!”)|".*?"(?!")|\S+@\S+/gs

/** Latin that Chinese texts use: units, formats, names of standards and of what everybody calls so. */
const terms =
  /^(?:[A-Z][A-Z0-9]*s?|https?|mailto|tel|Excel|PostgreSQL|Chrome|OpenID|Connect|YYYY-MM-DD|xlsx|pdf|png|jpe?g|gif|zh|kg|mm|MPa|kN|km|admin)$/

/** The wire names in a pair, empty for none: Latin words in the Chinese text, and words with a capital inside in the English one. */
export function wireNamesIn([zh, en]: Phrase): string[] {
  const latin = zh.replaceAll(quoted, '').match(/[A-Za-z][A-Za-z0-9_.-]*[A-Za-z0-9]/g) ?? []
  const humped = en.replaceAll(quoted, '').match(/\b[a-z]+(?:[A-Z]\w*|[._][a-zA-Z]\w*)/g) ?? []
  return [...latin, ...humped].filter((word) => !terms.test(word))
}
