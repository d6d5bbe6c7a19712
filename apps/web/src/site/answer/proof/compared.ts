// What an answer shows next to the record that the log holds the hash of: a page must not show another number, product or standing.
import type { AnyRecord } from '@register/contract/business/integrity/records'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { reportLabels } from '@register/contract/business/report/labels'
import type { Phrase } from '@register/contract/phrase'
import { words } from './words.ts'

/** What is compared of the answer. */
export type Shown = Pick<Answer, 'certificateNo' | 'productName' | 'model' | 'manufacturerName' | 'version' | 'status'>
/** What is read of the record, in addition to its texts. */
export type Recorded = Pick<AnyRecord, 'version' | 'status' | 'comingStatus' | 'lapsesOn' | 'comingNames'>

export interface Compared {
  /** The names of what was compared. */
  names: Phrase[]
  /** Those of them in which the page differs. */
  differing: Phrase[]
}

/** A standing that an act has given, and that is therefore in the record; others follow from dates and from other certificates. */
const stopped: readonly string[] = ['suspended', 'revoked', 'cancelled', 'lapsed']

/** The record of an announced change says what it will be, until the day has come and the register has carried it out. */
function isSameStanding({ status }: Shown, record: Recorded): boolean {
  if (stopped.includes(record.status)) return stopped.includes(status) || status === 'superseded'
  return !stopped.includes(status) || record.comingStatus === status || record.lapsesOn !== undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function comparedWith(answer: Shown, record: Recorded): Compared {
  const texts: Readonly<Record<string, unknown>> = record
  const { certificateNo, productName, model, manufacturerName } = reportLabels
  const values: [Phrase, boolean][] = [
    [certificateNo, textOf(texts['certificateNo']) === answer.certificateNo],
    [productName, textOf(texts['productName']) === answer.productName],
    [model, textOf(texts['model']) === answer.model],
    [words.version, record.version === answer.version],
    [reportLabels.status, isSameStanding(answer, record)],
    // A change of name that is announced is shown from its day on, before the record says it.
    ...(record.comingNames === undefined
      ? [[manufacturerName, textOf(texts['manufacturerName']) === answer.manufacturerName] satisfies [Phrase, boolean]]
      : []),
  ]
  const names = values.map(([name]) => name)
  return { names, differing: values.filter(([, isSame]) => !isSame).map(([name]) => name) }
}
