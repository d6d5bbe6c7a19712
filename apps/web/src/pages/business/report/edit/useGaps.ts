// What publication still needs: fields judged as they are typed, the rest as the server said at the last save.
import type { Report } from '@register/contract/business/reportShape'
import { reportFields } from '@register/contract/business/reportFields'
import { checkField, missing, type Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { useMemo } from 'react'
import { useSay } from '../../../../api/language.ts'
import { parameterFields, type Content } from '../content.ts'

export interface Gap {
  field: string
  text: string
  /** Something is there and is wrong. */
  isWrong: boolean
}

type Errors = Readonly<Record<string, Phrase>>

export function useGaps(content: Content, report: Report, errors: Errors): readonly Gap[] {
  const say = useSay()
  return useMemo(() => {
    const parameters = parameterFields(content)
    const gap = (field: string, phrase: Phrase, isWrong: boolean): Gap => ({ field, text: say(phrase), isWrong })
    const wrongIn = (fields: readonly Field[], values: Content['fields'], prefix = '') =>
      fields.flatMap((field) => {
        const phrase = checkField(field, values[field.key]) ?? errors[prefix + field.key]
        return phrase ? [gap(prefix + field.key, phrase, true)] : []
      })
    const wrong = [...wrongIn(reportFields, content.fields), ...wrongIn(parameters, content.parameters, 'parameters.')]
    const rows = Object.entries(errors)
      .filter(([path]) => /^(coverage|components|supersedesId)\b/.test(path))
      .map(([path, phrase]) => gap(path, phrase, true))
    const lacking = [
      ...missing(reportFields, content.fields),
      ...missing(parameters, content.parameters, 'parameters.'),
    ].map(({ field, phrase }) => gap(field, phrase, false))
    const hasCertificate = content.files.some((file) => file.kind === 'certificate')
    // What the form judges itself is fresher here; of the server's list the rest is taken.
    const others = report.missing
      .filter(({ field, kind }) => kind === 'other' && (field !== 'fileIds' || !hasCertificate))
      .map(({ field, msg }) => gap(field, [msg, msg], false))
    return [...wrong, ...rows, ...lacking, ...others]
  }, [content, report, errors, say])
}
