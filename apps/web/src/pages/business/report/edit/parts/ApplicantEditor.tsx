// The applicant of a report: by one tick the manufacturer itself, or a company of its own.
import { applicantOf, isOfApplicant } from '@register/contract/business/report/parties/sameApplicant'
import { textOf, type Field } from '@register/contract/fields'
import { useRef, type ReactNode } from 'react'
import { TickLine } from '../../../../../kit/input/TickLine.tsx'
import type { FieldValues } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'

interface Props {
  editor: Editor
  fields: readonly Field[]
  form: (fields: readonly Field[]) => ReactNode
}

export function ApplicantEditor({ editor, fields, form }: Props) {
  const { content, change, register } = editor
  /** What the applicant was before the tick, so that a wrong click loses nothing. */
  const apart = useRef<FieldValues>({})
  const same = content.sameApplicant
  const place = register('applicantName')
  function state(next: boolean) {
    if (next)
      apart.current = Object.fromEntries(Object.keys(applicantOf).map((key) => [key, content.fields[key] ?? null]))
    change.sameApplicant(next, next ? {} : apart.current)
  }
  const stated = Object.keys(applicantOf)
    .map((key) => textOf(content.fields[key]))
    .filter(Boolean)
  return (
    <>
      <div {...(same && { ref: place.ref })} className="stack gap-4 below-16">
        <TickLine {...(same && { id: place.id })} label={words.sameApplicant} value={same} onChange={state} />
        {same && stated.length > 0 && <p className="quiet">{stated.join(' · ')}</p>}
      </div>
      {form(same ? fields.filter(({ key }) => !isOfApplicant(key)) : fields)}
    </>
  )
}
