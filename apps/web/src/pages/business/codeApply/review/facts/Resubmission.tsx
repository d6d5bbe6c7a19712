// Above an application that was returned and submitted again: the reason, and what the applicant changed.
import { reviewSteps } from '@register/contract/business/codeApply/shape'
import type { Dossier } from '@register/contract/business/review/dossier'
import { useTranslate } from '../../../../../api/language.ts'
import { ChangeTable } from '../../../../../kit/display/ChangeTable.tsx'
import { Notice } from '../../../../../kit/feedback/Notice.tsx'
import { Section } from '../../../../../kit/layout/Section.tsx'
import { minuteOf } from '../../../../../kit/time/time.ts'
import { returnedOf, words } from './words.ts'

export function Resubmission({ resubmission }: { resubmission: Dossier['resubmission'] }) {
  const t = useTranslate()
  if (!resubmission) return null
  const { step, returnedBy, returnedAt, reason, changes } = resubmission
  return (
    <>
      <Notice tone="warn" title={returnedOf(reviewSteps[step], returnedBy, minuteOf(returnedAt))} text={reason} />
      <Section title={words.changes}>
        {changes === null ? (
          <p>{t(words.changesUnknown)}</p>
        ) : changes.length === 0 ? (
          <p>{t(words.noChanges)}</p>
        ) : (
          <ChangeTable changes={changes} />
        )}
      </Section>
    </>
  )
}
