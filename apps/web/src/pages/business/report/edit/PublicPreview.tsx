// What the public answer will show of a report: only public fields, in the order of the certificate.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { reportFields, reportGroups } from '@register/contract/business/reportFields'
import { reportStatuses } from '@register/contract/business/status'
import type { Field } from '@register/contract/fields'
import { useSay } from '../../../../api/language.ts'
import { FieldList } from '../../../../kit/display/FieldList.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { FileLinks } from '../../../../kit/upload/FileLinks.tsx'
import { useCategories } from '../../useCategories.ts'
import { categoryOf, formOf, supersedesField, writtenRows, type Content } from '../content.ts'
import { CoverageTable } from '../CoverageTable.tsx'
import { ComponentsTable } from '../ComponentsTable.tsx'
import { words as reportWords } from '../words.ts'
import styles from './edit.module.css'
import { words } from './words.ts'

const publicOnes = (fields: readonly Field[]) => fields.filter((field) => field.public)

export function PublicPreview({ content }: { content: Content }) {
  const say = useSay()
  const { nameOf } = useCategories()
  const code = categoryOf(content)
  const parameterForm = formOf(content)
  const no = String(content.fields['certificateNo'] ?? '')
  const { tone, label } = reportStatuses.published
  const drawn = {
    ...(no && { certificateNo: printNo(no) }),
    ...(code && { categoryCode: `${code} ${nameOf(code)}` }),
    ...(content.supersedes && { supersedesId: printNo(content.supersedes.certificateNo) }),
  }
  return (
    <div className={styles['stack']}>
      <div>
        <StatusTag tone={tone} label={say(label)} />
        <p className={styles['quiet']}>{say(words.previewText)}</p>
      </div>
      {reportGroups.map((group) => (
        <Section key={group.key} title={say(group.label)}>
          <FieldList
            onlyFilled
            fields={[
              ...publicOnes((reportFields as readonly Field[]).filter((field) => field.group === group.key)),
              ...(group.key === 'number' ? [supersedesField] : []),
            ]}
            values={{ ...content.fields, supersedesId: content.supersedes?.id ?? null }}
            drawn={drawn}
          />
        </Section>
      ))}
      {parameterForm && (
        <Section title={say(words.parameters)}>
          <FieldList onlyFilled fields={publicOnes(parameterForm.fields)} values={content.parameters} />
        </Section>
      )}
      <Section title={say(words.coverage)}>
        <CoverageTable
          form={parameterForm}
          rows={writtenRows(parameterForm, content.coverage)}
          isWhole={content.coverageWhole}
          models={content.coverageModels}
          text={String(content.fields['coverageText'] ?? '')}
        />
      </Section>
      {content.components.length > 0 && (
        <Section title={say(words.components)}>
          <ComponentsTable rows={content.components} />
        </Section>
      )}
      <Section title={say(words.files)}>
        <FileLinks label={say(reportWords.files)} files={content.files.filter(({ kind }) => kind === 'certificate')} />
      </Section>
    </div>
  )
}
