// What publication still needs: fields are judged as they are typed, the rest comes from the server's last answer to a save.
import type { Report } from '@register/contract/business/reportShape'
import { reportFields } from '@register/contract/business/reportFields'
import type { Phrase } from '@register/contract/phrase'
import { useMemo } from 'react'
import { useSay } from '../../../../api/language.ts'
import { parameterFields } from '../content.ts'
import type { Editor } from './useContent.ts'

export interface Gap {
  field: string
  text: string
  /** The field has a value, and it is wrong. */
  isWrong: boolean
}

/** The form, rows and the replaced certificate, by the server's names. */
const others = /^(subForm|asPrinted|coverage|coverageModels|unstated|components|supersedesId)\b/

export function useGaps({ content, complaints, refused }: Editor, report: Report): readonly Gap[] {
  const say = useSay()
  return useMemo(() => {
    const gap = (field: string, phrase: Phrase, isWrong: boolean): Gap => ({ field, text: say(phrase), isWrong })
    const wrong = complaints.filter(({ when }) => when !== 'asked')
    const lacking = complaints.filter(({ when }) => when === 'asked')
    const paths = new Set<string>([
      ...reportFields.map(({ key }) => key),
      ...parameterFields(content).map(({ key }) => `parameters.${key}`),
    ])
    const listed = [...refused].filter(
      ([path]) => (others.test(path) || paths.has(path)) && !wrong.some((one) => one.path === path),
    )
    const hasCertificate = content.files.some((file) => file.kind === 'certificate')
    // The browser's own judgement of fields is newer; only the rest is taken from the server's list.
    const missing = report.missing.filter(
      ({ field, kind }) => kind === 'other' && (field !== 'fileIds' || !hasCertificate),
    )
    return [
      ...wrong.map(({ path, phrase }) => gap(path, phrase, true)),
      ...listed.map(([path, phrase]) => gap(path, phrase, true)),
      ...lacking.map(({ path, phrase }) => gap(path, phrase, false)),
      ...missing.map(({ field, msg }) => gap(field, [msg, msg], false)),
    ]
  }, [content, complaints, refused, report, say])
}
