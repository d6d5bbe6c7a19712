// Everything a report says, section by section.
import { printedReading } from '@register/contract/business/report/printed/asPrinted'
import { dateReading, heldDays, partDayKeys } from '@register/contract/rules/days/partDays'
import { unstatedWord } from '@register/contract/business/report/printed/unstated'
import { isHeld, printedText } from '@register/contract/business/report/content/printedText'
import { fileKinds, type FileRow } from '@register/contract/business/file'
import { groupsOf, type FormOf, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import { categoryCalled } from '@register/contract/rules/categoryCode'
import type { Report } from '@register/contract/business/report/shape'
import { reportFields, reportGroups } from '@register/contract/business/report/fields'
import { isEmpty, textOf, unitText, type Field, type Values } from '@register/contract/fields'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { FieldGroup, FieldGroups } from '../../../../kit/display/fields/FieldGroup.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { FileLinks } from '../../../../kit/upload/FileLinks.tsx'
import { CertificateNo } from '../../CertificateNo.tsx'
import { knownForm } from '../knownForms.ts'
import { useForms } from '../useForms.ts'
import { words } from '../words.ts'
import { ComponentsTable } from '../ComponentsTable.tsx'
import { CoverageTable } from '../CoverageTable.tsx'
import styles from './detail.module.css'

export interface ReportContentViewProps {
  categoryName: string
  content: Report['content']
  /** Undefined for an older version, because the files belong to the report and not to a version. */
  files?: readonly FileRow[]
  /** Fields drawn in another way than as text. */
  drawn?: Readonly<Record<string, ReactNode>>
}

const allFields: readonly Field[] = reportFields
const inGroup = (group: string) => allFields.filter((field) => field.group === group)

/** The category and form that the parameters of a content belong to. */
export const recordIn = ({ categoryCode, subForm }: Report['content']): FormOf => ({
  categoryCode: textOf(categoryCode),
  subForm: textOf(subForm),
})

/** Draws the content after its parameter form was loaded. */
export function ReportContentView(props: ReportContentViewProps) {
  const record = recordIn(props.content)
  return <LoadState reading={useForms([record])}>{() => <Content {...props} form={knownForm(record)} />}</LoadState>
}

interface ContentProps extends ReportContentViewProps {
  form: ParameterForm | undefined
}

function Content({ categoryName, content, files, drawn: given, form }: ContentProps) {
  const t = useTranslate()
  const code = textOf(content['categoryCode'])
  const no = textOf(content['certificateNo'])
  const worded = {
    coverageText: textOf(content['coverageText']),
    coverageHeld: textOf(content['coverageHeld']),
    parameters: content.parameters as Values,
  }
  const printed = worded.coverageText
  const remark = textOf(content['remark'])
  const hasCoverage = content.coverage.length > 0 || content.coverageModels.length > 0 || printed !== ''
  /** Fields that the original does not give: told where empty fields are shown. */
  const gapsOf = (prefix: string) =>
    Object.fromEntries(
      content.unstated.flatMap((path) =>
        path.startsWith(prefix) ? [[path.slice(prefix.length), t(unstatedWord)]] : [],
      ),
    )
  const held = heldDays(content)
  /** Dates that the original prints in part. */
  const days = partDayKeys.flatMap((key) => (held[key] ? [[key, t(dateReading(content, key))] as const] : []))
  const drawn = {
    ...Object.fromEntries(days),
    ...given,
    categoryCode: t(categoryCalled(code, categoryName)),
    ...(no && { certificateNo: <CertificateNo no={no} /> }),
  }
  /** Figures as the original writes them. */
  const drawnParameters = Object.fromEntries(
    (form?.fields ?? []).flatMap((field): [string, ReactNode][] => {
      const value = content.parameters[field.key]
      if (isEmpty(value) || (typeof value !== 'number' && field.type !== 'range')) return []
      const reading = printedReading(field, value, content.asPrinted)
      return [[field.key, [t(reading), t(unitText(field))].filter(Boolean).join(' ')]]
    }),
  )
  return (
    <>
      <Section title={words.content}>
        <FieldGroups>
          {reportGroups.map(({ key, label }) => (
            <FieldGroup
              key={key}
              wide={key === 'test'}
              label={label}
              fields={inGroup(key)}
              values={content}
              drawn={drawn}
              gaps={gapsOf('')}
            />
          ))}
        </FieldGroups>
      </Section>
      {form && (
        <Section title={words.parameters} aside={<span className={styles['quiet']}>{t(form.form.label)}</span>}>
          <FieldGroups>
            {groupsOf(form).map(({ key, label, fields }) => (
              <FieldGroup key={key} label={label} fields={fields} values={content.parameters} drawn={drawnParameters} />
            ))}
          </FieldGroups>
        </Section>
      )}
      <div data-group>
        <Section title={words.coverage}>
          <div {...(hasCoverage ? { 'data-stated': '' } : { 'data-unstated': '' })}>
            <CoverageTable
              form={form}
              rows={content.coverage}
              isWhole={content.coverageWhole}
              models={content.coverageModels}
              text={printed}
              isHeld={printedText(worded) === '' ? undefined : isHeld(worded)}
            />
          </div>
        </Section>
      </div>
      <div data-group>
        <Section title={words.components}>
          <div {...(content.components.length > 0 ? { 'data-stated': '' } : { 'data-unstated': '' })}>
            <ComponentsTable rows={content.components} />
          </div>
        </Section>
      </div>
      {files && (
        <Section title={words.files}>
          <FileLinks
            label={words.files}
            files={files}
            note={({ kind, visibility }) => (
              <span className={styles['quiet']}>
                {t(fileKinds[kind])} · {t(visibility === 'public' ? words.public : words.internal)}
              </span>
            )}
          />
        </Section>
      )}
      {remark && <Section title={words.remark}>{remark}</Section>}
    </>
  )
}
