// The tested sample next to each row of the coverage: the tested value, what the row prints, and whether it holds the value.
import { conditionText, fieldOf, parameterLabel } from '@register/contract/rules/coverage/words'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import type { PublishingDesk } from '@register/contract/business/report/publishing/desk'
import { titled } from '@register/contract/phrase'
import { useLang, useTranslate } from '../../../../../api/language.ts'
import { valueWithUnit } from '../../../../../kit/display/fields/valueText.ts'
import { StatusTag } from '../../../../../kit/display/StatusTag.tsx'
import { Section } from '../../../../../kit/layout/Section.tsx'
import { Alternatives } from '../../CoverageTable.tsx'
import styles from './desk.module.css'
import { words } from './words.ts'

type Sample = PublishingDesk['sample']
const tones = { met: 'good', notMet: 'bad', unknown: 'warn' } as const

/** Rows are alternatives: one that holds the sample is enough. */
const summaryOf = (sample: Sample) =>
  sample.some(({ result }) => result === 'yes')
    ? (['good', words.within] as const)
    : sample.every(({ result }) => result === 'no')
      ? (['bad', words.outside] as const)
      : (['warn', words.unclear] as const)

export function SampleCoverage({ form, sample }: { form: ParameterForm | undefined; sample: Sample }) {
  const t = useTranslate()
  const lang = useLang()
  if (sample.length === 0)
    return (
      <Section title={words.coverage}>
        <StatusTag tone="warn" label={words.noCoverage} />
      </Section>
    )
  const [tone, summary] = summaryOf(sample)
  return (
    <Section title={words.coverage}>
      <StatusTag tone={tone} label={summary} />
      <div className={`above-8 ${styles['sample']}`}>
        <Alternatives
          rows={sample}
          columns={[
            {
              key: 'parameter',
              title: words.parameter,
              draw: ({ condition }) => t(parameterLabel(form, condition.parameter)),
            },
            {
              key: 'tested',
              title: words.testedAndCovered,
              draw: ({ condition, tested }) => {
                const field = fieldOf(form, condition.parameter)
                const value = (field && valueWithUnit(field, tested, lang)) || t(words.notStated)
                const covered = t(conditionText(form, condition))
                return (
                  <>
                    {value}
                    {/* Most conditions are the tested value itself, which is not said twice. */}
                    {covered !== value && <span className="block quiet">{t(titled(words.covered, covered))}</span>}
                  </>
                )
              },
            },
            {
              key: 'result',
              title: words.result,
              short: true,
              draw: ({ result }) => <StatusTag tone={tones[result]} label={words[result]} />,
            },
          ]}
        />
      </div>
    </Section>
  )
}
