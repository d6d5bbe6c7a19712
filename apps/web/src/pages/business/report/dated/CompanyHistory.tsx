// What the companies of a certificate were called and where they were, in the order of the days of effect, and how they stood on one day.
import { today } from '../../../../api/client/serverClock.ts'
import { datedFieldKeys, entryOn } from '@register/contract/business/report/parties/line'
import { readReport } from '@register/contract/business/report/report'
import { reportFieldOf } from '@register/contract/business/report/fields'
import type { Report } from '@register/contract/business/report/shape'
import type { Phrase } from '@register/contract/phrase'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { History } from '../../../../kit/display/History.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { Section } from '../../../../kit/layout/Section.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import styles from '../detail/detail.module.css'
import { sinceAndEntered, words } from './words.ts'

const fields: Field[] = [{ key: 'on', label: words.asOn, type: 'date', hint: words.asOnHint }]
export const labelOf = (key: string): Phrase => reportFieldOf(key)?.label ?? [key, key]

export function CompanyHistory({ report }: { report: Report }) {
  const t = useTranslate()
  const [start] = useState(() => ({ on: '' }))
  const { draft, form } = useDraft(start, fields)
  if (report.dated.length === 0) return null
  const presentDay = today()
  const items = report.dated.map(({ id, field, value, on, enteredOn, reason }) => ({
    key: id,
    tone: entryOn(report.dated, field, presentDay)?.id === id ? ('good' as const) : ('quiet' as const),
    title: value,
    meta: `${t(labelOf(field))} · ${t(sinceAndEntered(on, enteredOn))}`,
    ...(reason && { body: <p>{reason}</p> }),
  }))
  return (
    <Section title={words.title}>
      <div className={`stack fit gap-16 ${styles['page']}`}>
        <History label={words.title} items={items} />
        <FieldsForm fields={fields} {...form} />
        {draft.on && <OnDay id={report.id} day={draft.on} />}
      </div>
    </Section>
  )
}

function OnDay({ id, day }: { id: number; day: string }) {
  const t = useTranslate()
  const reading = useRead(readReport, { body: { id, on: day } })
  return (
    <LoadState reading={reading}>
      {({ asOn }) => (
        <dl className={`stack gap-8 ${styles['asOn']}`}>
          {asOn &&
            [...datedFieldKeys, 'bodyName' as const].map(
              (key) =>
                asOn[key] && (
                  <div key={key}>
                    <dt>{t(key === 'bodyName' ? words.bodyName : labelOf(key))}</dt>
                    <dd>{asOn[key]}</dd>
                  </div>
                ),
            )}
        </dl>
      )}
    </LoadState>
  )
}
