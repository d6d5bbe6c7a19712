// The words on coverage that a certificate prints, as the verdict shows them.
import { isHeld, printedText, type Worded } from '@register/contract/business/report/content/printedText'
import type { Phrase } from '@register/contract/phrase'

/** Nothing where the certificate prints none. A reader of the verdict reads them, whether or not its writer has compared them with the table. */
export function wordsText(words: Worded): Phrase[] {
  const text = printedText(words)
  if (text === '') return []
  return isHeld(words)
    ? [
        [
          `证书所印覆盖文字：“${text}”（登记人声明覆盖表已含其全部内容）`,
          `The certificate prints on its coverage: “${text}” (the record states that the table holds all of it)`,
        ],
      ]
    : [
        [
          `证书所印覆盖文字，须对照原文判断：“${text}”`,
          `The certificate prints on its coverage, to be compared with the original: “${text}”`,
        ],
      ]
}
