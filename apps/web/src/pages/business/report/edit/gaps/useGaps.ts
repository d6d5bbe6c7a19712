// What publication still needs: fields are checked as they are typed, the rest comes from the server's last answer to a save.
import type { Report } from '@register/contract/business/report/shape'
import { isOfApplicant } from '@register/contract/business/report/parties/sameApplicant'
import { reportFieldOf, reportFields } from '@register/contract/business/report/fields'
import { neededPhrase } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { useMemo } from 'react'
import { useTranslate } from '../../../../../api/language.ts'
import { parameterFields } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { nameOfPath } from '../words.ts'

export interface Gap {
  field: string
  /** The name of the field on the page. */
  label: string
  /** The key of the section that it is in. */
  section: string
  /** What is wrong, or what is missing. */
  text: string
  /** It has no value, so that its name says enough. */
  isEmpty: boolean
  /** The field has a value, and it is wrong. */
  isWrong: boolean
}

const sections = new Map([
  ['subForm', 'number'],
  ['supersedesId', 'number'],
  ['fileIds', 'files'],
  ['asPrinted', 'parameters'],
])

/** The key of the section of a path. Rows and parameters are sections of their own. */
export function sectionOfPath(path: string): string {
  const [head = ''] = path.split('.')
  if (head.startsWith('coverage')) return 'coverage'
  return sections.get(head) ?? reportFieldOf(head)?.group ?? head
}

/** The form, rows and the replaced certificate, by the server's names. */
const others = /^(subForm|asPrinted|coverage|coverageModels|unstated|components|supersedesId)\b/

export function useGaps({ content, errors, serverErrors }: Editor, report: Report): readonly Gap[] {
  const t = useTranslate()
  return useMemo(() => {
    const gap = (field: string, phrase: Phrase, isWrong: boolean, isNamed = false): Gap => ({
      field,
      label: t(nameOfPath(field, content)),
      section: sectionOfPath(field),
      text: t(phrase),
      isEmpty: isNamed,
      isWrong,
    })
    // An applicant that is the manufacturer has the manufacturer's errors.
    const isTold = (path: string) => !(content.sameApplicant && isOfApplicant(path))
    const wrong = errors.filter(({ path, when }) => when !== 'asked' && isTold(path))
    // Of a field that is merely empty the name says enough.
    const isLeftEmpty = (path: string, [zh]: Phrase) => zh === neededPhrase(nameOfPath(path, content))[0]
    const lacking = errors.filter(({ when }) => when === 'asked')
    const paths = new Set<string>([
      ...reportFields.map(({ key }) => key),
      ...parameterFields(content).map(({ key }) => `parameters.${key}`),
    ])
    const listed = [...serverErrors].filter(
      ([path]) => (others.test(path) || paths.has(path)) && !wrong.some((one) => one.path === path),
    )
    const hasCertificate = content.files.some((file) => file.kind === 'certificate')
    // The browser's own check of fields is newer; only the rest is taken from the server's list.
    const missing = report.missing.filter(
      ({ field, kind }) => kind === 'other' && (field !== 'fileIds' || !hasCertificate),
    )
    return [
      ...wrong.map(({ path, phrase }) => gap(path, phrase, true)),
      ...listed.map(([path, phrase]) => gap(path, phrase, true)),
      ...lacking.map(({ path, phrase }) => gap(path, phrase, false, isLeftEmpty(path, phrase))),
      ...missing.map(({ field, msg }) => gap(field, [msg, msg], false)),
    ]
  }, [content, errors, serverErrors, report, t])
}
