// What publication still needs: fields judged as they are typed, the rest as the server said at the last save.
import type { Report } from '@register/contract/business/report'
import { reportFields } from '@register/contract/business/reportFields'
import { missing } from '@register/contract/fields'
import { useMemo } from 'react'
import { useSay } from '../../../../api/language.ts'
import { parameterFields, type Content } from '../content.ts'

export interface Gap {
  field: string
  text: string
}

export function useGaps(content: Content, report: Report): readonly Gap[] {
  const say = useSay()
  return useMemo(() => {
    const parameters = parameterFields(content)
    const own = [
      ...missing(reportFields, content.fields),
      ...missing(parameters, content.parameters, 'parameters.'),
    ].map(({ field, phrase }) => ({ field, text: say(phrase) }))
    const judgedHere = new Set([
      ...reportFields.filter((field) => 'required' in field).map(({ key }) => key as string),
      ...parameters.map(({ key }) => `parameters.${key}`),
    ])
    const hasCertificate = content.files.some((file) => file.kind === 'certificate')
    const others = report.missing
      .filter(({ field, msg }) =>
        field === 'fileIds' ? !hasCertificate : !judgedHere.has(field) || !/必须填写$|is required$/.test(msg),
      )
      .map(({ field, msg }) => ({ field, text: msg }))
    return [...own, ...others]
  }, [content, report, say])
}
