// The first step of an import: the kind of form, and its template to fill in.
import type { FormKind } from '@register/contract/business/parameters/formKind'
import { formKinds } from '@register/contract/business/parameters/formKinds'
import { importTemplate } from '@register/contract/business/reportImport'
import { useId, useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { download } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { FieldFrame } from '../../../../kit/form/FieldFrame.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { CategorySelect } from '../../CategorySelect.tsx'
import styles from './import.module.css'
import { KindChoice } from '../KindChoice.tsx'
import { words } from './words.ts'

export interface TemplateStepProps {
  kind: FormKind | undefined
  onKind: (kind: FormKind | undefined) => void
}

export function TemplateStep({ kind, onKind }: TemplateStepProps) {
  const say = useSay()
  const id = useId()
  const [category, setCategory] = useState<string | null>(null)
  const get = ({ key }: FormKind) =>
    download(
      importTemplate,
      { query: { formKind: key, ...(category && { categoryCode: category }) } },
      say(words.templateName),
    )
  return (
    <Section title={say(words.stepTemplate)}>
      <p className={styles['quiet']}>{say(words.stepTemplateText)}</p>
      <div className={styles['kind']}>
        <KindChoice kinds={formKinds} value={kind} onChange={onKind} />
      </div>
      {kind && (
        <>
          <div className={styles['category']}>
            <FieldFrame id={id} label={say(words.templateFor)} hint={say(words.templateForText)}>
              {(describedBy) => (
                <CategorySelect
                  id={id}
                  label={say(words.templateFor)}
                  value={category}
                  required={false}
                  invalid={false}
                  describedBy={describedBy}
                  onBlur={() => undefined}
                  onChange={(next) => setCategory(typeof next === 'string' ? next : null)}
                />
              )}
            </FieldFrame>
          </div>
          <div className={styles['acts']}>
            <Action icon="download" label={say(words.template)} onPress={() => get(kind)} />
          </div>
        </>
      )}
    </Section>
  )
}
