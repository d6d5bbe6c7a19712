// Texts of an act that the public reads and that must say something: its reason, a new name. A stroke or "see annex" says nothing.
import type { z } from 'zod'
import { labelled, reasoned } from '../../../messages/labelled.ts'
import { telling } from '../../../messages/said.ts'
import type { Phrase } from '../../../phrase.ts'
import { isPlaceholder } from '../../../rules/coverage/spelling/placeholder.ts'

/** An empty text is left to the field. */
function stating<S extends z.ZodString>(text: S, label: Phrase, words: Phrase): S {
  const stated = ({ value, issues }: z.core.ParsePayload<string>) => {
    if (value !== '' && isPlaceholder(value))
      issues.push(reasoned([], value, [`${label[0]}：${words[0]}`, `${label[1]} ${words[1]}`]))
  }
  return labelled(text.check(telling(stated, { words })), label)
}

/** The public reads the reason, and never the evidence beside it. */
export const whyOf = <S extends z.ZodString>(text: S, label: Phrase): S =>
  stating(text, label, [
    '请写明理由本身：“/”“无”“详见附件”等不能作为公布的理由',
    'must say why itself: a stroke, "none" or "see annex" is no reason to publish',
  ])

export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text)
const oneLine: Phrase = ['须为一行文字', 'must be one line']

/** A name or an address is put into sentences, lists and the search text, where a second line would read as another one. */
function inOneLine<S extends z.ZodString>(text: S, label: Phrase): S {
  const isLine = ({ value, issues }: z.core.ParsePayload<string>) => {
    if (!isOneLine(value)) issues.push(reasoned([], value, [`${label[0]}：${oneLine[0]}`, `${label[1]} ${oneLine[1]}`]))
  }
  return text.check(telling(isLine, { words: oneLine }))
}

export const nameOf = <S extends z.ZodString>(text: S, label: Phrase): S =>
  stating(inOneLine(text, label), label, [
    '请写名称本身：“/”“无”“详见附件”等不是名称',
    'must be the name itself: a stroke, "none" or "see annex" is no name',
  ])

export const addressOf = <S extends z.ZodString>(text: S, label: Phrase): S =>
  stating(inOneLine(text, label), label, [
    '请写地址本身：“/”“无”“详见附件”等不是地址',
    'must be the address itself: a stroke, "none" or "see annex" is no address',
  ])
