// A certificate file that names another certificate: whoever publishes it has compared it with the paper, and says so (docs/decisions/0118-a-file-says-whose-it-is.md).
import { z } from 'zod'
import { Failure } from '../../../errors.ts'
import { labelled } from '../../../messages/labelled.ts'
import type { Phrase } from '../../../phrase.ts'
import { printNo } from '../../../rules/numbers/certificateNo.ts'

export const foreignFile = z.object({
  id: z.string(),
  name: z.string(),
  /** Those in its text, as they are compared. */
  numbers: z.array(z.string()),
})
export type ForeignFile = z.output<typeof foreignFile>

/** The ids of the files that name another certificate and that the caller has compared with the original. A file never changes, and the record is the one that `rev` names. */
export const confirmedFiles = labelled(z.array(z.string().max(40)).max(20).default([]), [
  '已核对的证书文件',
  'Confirmed certificate files',
])

/** The numbers that are listed in a sentence; a file may name hundreds of parts. */
const mostNamed = 5

const each = ({ name, numbers }: ForeignFile): Phrase => {
  const [shown, more] = [numbers.slice(0, mostNamed).map(printNo), numbers.length > mostNamed]
  return [
    `“${name}”（文件中的编号：${shown.join('、')}${more ? ' 等' : ''}）`,
    `“${name}” (it names ${shown.join(', ')}${more ? ' and more' : ''})`,
  ]
}
const named = (files: readonly ForeignFile[]): Phrase => [
  files.map((file) => each(file)[0]).join('、'),
  files.map((file) => each(file)[1]).join(', '),
]

/** What is said of them before publication. */
export const foreignWords = (files: readonly ForeignFile[]): Phrase => {
  const [zh, en] = named(files)
  return [
    `证书文件${zh}中没有本证书的编号，可能是另一证书的文件，请核对`,
    `Certificate file ${en}, but not the number of this certificate. It may belong to another certificate: compare it`,
  ]
}

/** What the person states who publishes. */
export const foreignStatement = (files: readonly ForeignFile[]): Phrase => {
  const [zh, en] = named(files)
  return [
    `我已将证书文件${zh}与原件核对，确认是本证书的文件`,
    `I have compared the certificate file ${en} with the original: it is the file of this certificate`,
  ]
}

/** The code of the refusal, in its `data.needs`, with the files that are still to be confirmed. */
const needsConfirmedFiles = 'confirmedFiles'

export const unconfirmedFiles = (files: readonly ForeignFile[]): Failure => {
  const [zh, en] = named(files)
  return new Failure(
    409,
    [
      `证书文件${zh}中没有本证书的编号，未发布。请换成本证书的文件；确属本证书的，在待发布或报告页核对确认后发布`,
      `Certificate file ${en}, but not the number of this certificate, so nothing was published. Attach the right file; if it is the right one, confirm it where reports are published or on the page of the report`,
    ],
    { data: { needs: needsConfirmedFiles, values: files } },
  )
}

const isForeign = (one: unknown): one is ForeignFile =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  'name' in one &&
  'numbers' in one &&
  Array.isArray(one.numbers)

/** The files that a refusal asks to confirm; empty for every other error. Read by hand, because the browser has no schemas. */
export function foreignIn(error: unknown): ForeignFile[] {
  const data = error instanceof Failure ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('needs' in data && 'values' in data)) return []
  return data.needs === needsConfirmedFiles && Array.isArray(data.values) ? data.values.filter(isForeign) : []
}
