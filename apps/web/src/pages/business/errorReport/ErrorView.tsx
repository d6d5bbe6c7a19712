// An error report to read: the value said to be wrong, the record's value then and now, the contact, and the outcome.
import { changeKinds } from '@register/contract/business/report/changeKinds'
import { partField, saidFields } from '@register/contract/business/errorReport/fields'
import { revealReporter, type ErrorReport } from '@register/contract/business/errorReport/office'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import { useMay } from '../../../api/session.ts'
import { asksForPassword } from '../../../api/session/reauthentication.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { FieldList } from '../../../kit/display/fields/FieldList.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { areaWords } from '../words.ts'
import { correctionText, words } from './words.ts'

const text = (key: 'stated' | 'statedNow' | 'contact' | 'correction'): Field => ({
  key,
  label: words[key],
  type: 'text',
})
const [proposed, source] = saidFields
const body: Field = { key: 'bodyName', label: areaWords.body, type: 'text' }
const reported: readonly Field[] = [partField, text('stated'), text('statedNow'), proposed, source, body]
const reachedBy: Field = { ...text('contact'), type: 'paragraph' }
const answer: Field = { key: 'answer', label: words.answer, type: 'paragraph' }
const outcome: readonly Field[] = [answer, { ...text('correction'), type: 'paragraph' }]

function Contact({ report: { id, contact } }: { report: ErrorReport }) {
  const t = useTranslate()
  const may = useMay()
  const [full, setFull] = useState<string>()
  async function show() {
    try {
      setFull((await call(revealReporter, { body: { id } })).contact)
    } catch (error) {
      // The person closed the password dialog on purpose, so no error is shown.
      if (!asksForPassword(error)) throw error
    }
  }
  return (
    <span className="inline-row wrap gap-0-8 align-center">
      {full ?? (contact || t(words.noContact))}
      {contact && full === undefined && may(revealReporter) && (
        <Action small kind="link" icon="view" label={words.showContact} onPress={show} />
      )}
    </span>
  )
}

export function ErrorView({ report }: { report: ErrorReport }) {
  const t = useTranslate()
  const { correction, stated } = report
  // A part with many values has no single value to compare with the proposed one.
  const fields = reported.filter(({ key }) => stated || (key !== 'stated' && key !== 'statedNow'))
  return (
    <>
      <Section title={words.reported}>
        <FieldList
          fields={[...fields, reachedBy]}
          onlyFilled
          values={report}
          drawn={{ contact: <Contact key={report.id} report={report} /> }}
        />
      </Section>
      {report.decidedAt && (
        <Section title={words.outcome}>
          <FieldList
            fields={outcome}
            onlyFilled
            values={{
              answer: report.answer,
              correction:
                correction &&
                t(
                  correctionText(
                    changeKinds[correction.kind],
                    correction.changeDate,
                    correction.version,
                    correction.reason,
                  ),
                ),
            }}
          />
        </Section>
      )}
    </>
  )
}
