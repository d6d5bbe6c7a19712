// What a failure says in place of a page or a part of one: the server's own words, or a sentence where an answer had none.
import type { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'

const busy: Phrase = [
  '服务器暂时不能应答，请稍后再试',
  'The server cannot answer at the moment. Please try again shortly',
]

/** By the status of an answer without words, as gateways give them. */
const sentences: Readonly<Record<number, Phrase>> = {
  403: ['您没有权限查看这里的内容', 'You may not see what is here'],
  404: ['这里的内容不存在，或已被删除', 'What was here does not exist, or was deleted'],
  429: ['操作过于频繁，请稍候再试', 'That was too often. Please wait a moment'],
  500: ['服务器出错，请稍后再试', 'Something went wrong on the server. Please try again later'],
  502: busy,
  503: busy,
  504: busy,
}

/** The given texts of answers without words name the status alone (docs/rules/office.md#errors). */
const isBare = ([zh]: Phrase): boolean => zh.startsWith('Status:')

export const inWords = ({ status, phrase }: Failure): Phrase =>
  isBare(phrase) ? (sentences[status] ?? phrase) : phrase
