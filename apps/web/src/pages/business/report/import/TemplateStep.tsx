// The first step of an import: the kind of form, and its template to fill in.
import { subFormLabel } from '@register/contract/rules/parameters/labels'
import type { KindName } from '@register/contract/rules/parameters/kindNames'
import { importTemplate } from '@register/contract/business/reportImport'
import { textOf } from '@register/contract/fields'
import { useId, useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { download } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { FieldFrame } from '../../../../kit/form/FieldFrame.tsx'
import { Choice } from '../../../../kit/input/Choice.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { CategorySelect } from '../../inputs/CategorySelect.tsx'
import { knownChoices } from '../knownForms.ts'
import { useForms } from '../useForms.ts'
import styles from './import.module.css'
import { KindChoice } from '../KindChoice.tsx'
import { words } from './words.ts'

export interface TemplateStepProps {
  kind: KindName | undefined
  onKind: (kind: KindName | undefined) => void
}

export function TemplateStep({ kind, onKind }: TemplateStepProps) {
  const t = useTranslate()
  return (
    <Section title={words.stepTemplate}>
      <p className="quiet">{t(words.stepTemplateText)}</p>
      <div className="above-16">
        <KindChoice value={kind} onChange={onKind} />
      </div>
      {kind && <Template key={kind.key} kind={kind} />}
    </Section>
  )
}

function Template({ kind }: { kind: KindName }) {
  const t = useTranslate()
  const id = useId()
  const [category, setCategory] = useState('')
  const [subForm, setSubForm] = useState<string | null>(null)
  const get = () =>
    download(
      importTemplate,
      {
        query: { formKind: kind.key, ...(category && { categoryCode: category }), ...(subForm && { subForm }) },
      },
      t(words.templateName),
    )
  return (
    <>
      <div className={`stack gap-16 above-16 ${styles['category']}`}>
        <FieldFrame id={id} label={words.templateFor} hint={words.templateForText}>
          {(describedBy) => (
            <CategorySelect
              id={id}
              kind={kind.key}
              existing
              label={words.templateFor}
              value={category}
              required={false}
              invalid={false}
              describedBy={describedBy}
              onBlur={() => undefined}
              onChange={(next) => {
                setCategory(textOf(next))
                setSubForm(null)
              }}
            />
          )}
        </FieldFrame>
        <SubFormChoice category={category} value={subForm} onChange={setSubForm} />
      </div>
      <div className="row wrap gap-8 above-16">
        <Action icon="download" label={words.template} onPress={get} />
      </div>
    </>
  )
}

interface SubFormChoiceProps {
  category: string
  value: string | null
  onChange: (subForm: string | null) => void
}

/** The choice of the form, where the category allows several. */
function SubFormChoice({ category, value, onChange }: SubFormChoiceProps) {
  const t = useTranslate()
  const id = useId()
  const label = t(subFormLabel)
  return (
    <LoadState reading={useForms([{ categoryCode: category }])} lines={1}>
      {() => {
        const choices = knownChoices({ categoryCode: category })
        if (choices.length < 2) return null
        return (
          <FieldFrame id={id} label={label} hint={words.subFormText}>
            {(describedBy) => (
              <Choice
                id={id}
                label={label}
                clearable
                value={value}
                describedBy={describedBy}
                options={choices.map((one) => ({ value: one.key, label: one.label }))}
                onChange={onChange}
              />
            )}
          </FieldFrame>
        )
      }}
    </LoadState>
  )
}
