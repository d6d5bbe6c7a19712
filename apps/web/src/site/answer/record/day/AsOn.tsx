// Asks how the companies of the certificate stood on a day between its issue and today.
import { frontAnswer, type Answer } from '@register/contract/business/publicReport/publicReport'
import type { Phrase } from '@register/contract/phrase'
import { use, useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { hasFailed, useRead } from '../../../../api/query.ts'
import { Button } from '../../../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../../../kit/plain/action/Field.tsx'
import { LinksOff } from '../../../../kit/plain/linksOff.ts'
import { Skeleton } from '../../../../kit/plain/state/Skeleton.tsx'
import styles from './AsOn.module.css'

// Texts of how the companies of a certificate stood on a day.
const words = {
  ask: ['查看某一天的单位名称和地址', 'Names and addresses as they stood on a day'],
  day: ['日期', 'Date'],
  show: ['查看', 'View'],
  loading: ['正在取得', 'Getting them'],
  this: ['当日的单位名称和地址', 'the names and addresses of that day'],
  on: (day: string): Phrase => [`${day} 登记的名称和地址`, `As they stood on ${day}`],
  /** A day has no standing of the certificate. */
  onlyNames: [
    '只说明单位，不说明证书当日的状态。',
    'This is about the companies alone, not about the standing of the certificate on that day.',
  ],
  manufacturerName: ['制造单位', 'Manufacturer'],
  manufacturerAddress: ['制造地址', 'Manufacturer address'],
  productionAddress: ['产品制造地址', 'Production address'],
  applicantName: ['申请单位', 'Applicant'],
  applicantAddress: ['申请单位地址', 'Applicant address'],
  bodyName: ['型式试验机构', 'Type-testing body'],
} as const

const fields = [
  'manufacturerName',
  'manufacturerAddress',
  'productionAddress',
  'applicantName',
  'applicantAddress',
  'bodyName',
] as const

export const AsOn = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const [day, setDay] = useState('')
  const [asked, setAsked] = useState('')
  // Only names and addresses have days, so one that never changed has nothing to ask.
  if (use(LinksOff) || answer.dated.length === 0) return null
  return (
    <form
      className={`stack gap-8 above-12 line-above ${styles['ask']}`}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(day)
      }}
    >
      <h3>{t(words.ask)}</h3>
      <div className="row wrap gap-8 align-end">
        <Field label={words.day}>
          {(tied) => (
            <input
              {...tied}
              className={inputClass}
              type="date"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">{t(words.show)}</Button>
      </div>
      <div role="status">{asked && <OnDay publicId={answer.publicId} on={asked} />}</div>
    </form>
  )
}

const OnDay = ({ publicId, on }: { publicId: string; on: string }) => {
  const t = useTranslate()
  const reading = useRead(frontAnswer, { body: { publicId, on } }, { staleTime: Infinity, refetchOnReconnect: false })
  if (reading.isPending) return <Skeleton lines={3} height={24} label={words.loading} />
  if (hasFailed(reading)) return <p className="bad">{t(reading.error.fields[0]?.phrase ?? reading.error.phrase)}</p>
  const { asOn } = reading.data
  if (!asOn) return null
  return (
    <>
      <h4>{t(words.on(asOn.day))}</h4>
      <dl>
        {fields.map(
          (key) =>
            asOn[key] !== '' && (
              <div key={key}>
                <dt>{t(words[key])}</dt>
                <dd>{asOn[key]}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles['note']}>{t(words.onlyNames)}</p>
    </>
  )
}
