// What else a word may stand for in the log of operations: the person or record that was acted on, or the number of a call.
import { sql, type RawBuilder } from 'kysely'
import { traceTime } from '@register/contract/log/trace'
import { likePattern } from '../../../../db/search/grams.ts'

/** How long after a call its row is written at the latest: repeated refusals are counted for a minute first. Seconds. */
const writtenWithin = 300

/** People by name, and reports, their certificates and applications by a whole number, however it was written. */
const objects = (word: string) => sql<boolean>`audit.object = any(array(
    select 'user:' || one.id from app_user as one where searched(concat_ws(chr(10), one.username, one.nickname)) like ${likePattern(word)}
    union all select 'report:' || one.id from report as one where one.certificate_key = ${word}
    union all select 'report:' || one.id from report as one where report_keys(one.report_nos) && ${[word]}::text[]
    union all select 'codeApply:' || one.id from code_application as one where one.code = ${word}
    union all select 'errorReport:' || one.id from error_report as one join report on report.id = one.report_id
      where report.certificate_key = ${word}))`

/** An index of times finds the row, because the number tells when the call came. */
function called(word: string): RawBuilder<boolean>[] {
  const at = traceTime(word)
  if (!at) return []
  const number = word.toLowerCase()
  return [
    sql<boolean>`(audit.at between ${at} and ${at}::timestamptz + make_interval(secs => ${writtenWithin})
      and (audit.trace_id = ${number} or audit.detail -> 'numbers' ? ${number}))`,
  ]
}

/** Each condition is served by an index: of objects, or of times. */
export const actedOn = (word: string): readonly RawBuilder<boolean>[] => [objects(word), ...called(word)]
