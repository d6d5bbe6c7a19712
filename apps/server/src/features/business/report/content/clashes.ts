// Numbers and readings that another certificate has already: one of each belongs to one certificate, unless the head office tells them apart (docs/decisions/0102-numbers-as-printed.md).
import { sql } from 'kysely'
import { numberKey, printNo } from '@register/contract/rules/numbers/certificateNo'
import type { FieldError } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { Db } from '../../../../db/connect.ts'

export interface Numbered {
  certificateNo?: string | null | undefined
  probableNo?: string | null | undefined
  /** The record itself, where it is stored. */
  id?: number | undefined
}

const readingTaken = (reading: string, other: string, printed: string): Phrase => [
  `可能的编号 ${printNo(reading)} 已属于另一张证书 ${printNo(other)}，一个编号只属于一张证书，请核对原件；确为两张证书的，请总局确认编号 ${printed} 并说明理由`,
  `Probable number ${printNo(reading)} belongs to another certificate, ${printNo(other)}, and a number belongs to one alone. Compare it with the original; if these are two certificates, the head office confirms the number ${printed} with a reason`,
]

const numberTaken = (number: string, other: string): Phrase => [
  `证书编号 ${printNo(number)} 已登记为证书 ${other} 可能的编号，请先核对并更正该证书；确为两张证书的，请总局确认编号 ${printNo(number)} 并说明理由`,
  `Certificate No. ${printNo(number)} is registered as the probable number of certificate ${other}. Check and correct that one first; if these are two certificates, the head office confirms the number ${printNo(number)} with a reason`,
]

/** The clashes of several contents of one body, each with its place in the input. Drafts of other bodies are not looked at. */
export async function clashesOf(
  db: Db,
  bodyId: number,
  contents: readonly Numbered[],
): Promise<(FieldError & { at: number })[]> {
  const given = contents.flatMap(({ certificateNo, probableNo, id = 0 }, at) =>
    certificateNo
      ? [
          {
            at,
            id,
            certificateNo,
            probableNo,
            key: numberKey(certificateNo),
            reading: probableNo ? numberKey(probableNo) : null,
          },
        ]
      : [],
  )
  if (given.length === 0) return []
  const { rows } = await sql<{ at: number; other: string; of_reading: boolean }>`
    select given.at, other.certificate_no as other, other.probable_key is distinct from given.key as of_reading
    from unnest(${given.map(({ at }) => at)}::int[], ${given.map(({ id }) => id)}::bigint[], ${given.map(({ key }) => key)}::text[],
      ${given.map(({ reading }) => reading)}::text[]) as given (at, id, key, reading)
    join report other on (other.certificate_key = given.reading or other.probable_key = given.key or other.probable_key = given.reading)
      and other.id <> given.id and (other.status <> 'draft' or other.body_id = ${bodyId})
    where not exists (select from confirmed_number c where c.dept_id = ${bodyId} and c.number_key = given.key
      and c.withdrawn_at is null and 'misprint' = any(c.grounds))
    order by given.at, other.id`.execute(db)
  return rows.map(({ at, other, of_reading: ofReading }) => {
    const { certificateNo = '', probableNo = '' } = contents[at] ?? {}
    return ofReading
      ? { at, field: 'probableNo', phrase: readingTaken(probableNo ?? '', other, certificateNo ?? '') }
      : { at, field: 'certificateNo', phrase: numberTaken(certificateNo ?? '', other) }
  })
}

/** The first of these report numbers that another report of the body has; a report that supplements another has a number of its own. */
export async function takenReportNo(
  db: Db,
  bodyId: number,
  numbers: readonly string[],
  id = 0,
): Promise<string | undefined> {
  if (numbers.length === 0) return undefined
  const { rows } = await sql<{ no: string }>`
    select given.no from unnest(${[...numbers]}::text[]) given (no)
    where exists (
      select from report other, unnest(other.report_nos) no
      where other.body_id = ${bodyId} and other.id <> ${id} and report_keys(other.report_nos) @> array[folded(given.no)]
        and folded(no) = folded(given.no))
    limit 1`.execute(db)
  return rows[0]?.no
}
