// The first step of an import: the kind of form, and its template to fill in.
import type { FormKind } from '@register/contract/business/parameters/formKind'
import { formKinds } from '@register/contract/business/parameters/formKinds'
import { importTemplate } from '@register/contract/business/reportImport'
import { useSay } from '../../../../api/language.ts'
import { download } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import styles from './import.module.css'
import { KindChoice } from '../KindChoice.tsx'
import { words } from './words.ts'

export interface TemplateStepProps {
  kind: FormKind | undefined
  onKind: (kind: FormKind | undefined) => void
}

export function TemplateStep({ kind, onKind }: TemplateStepProps) {
  const say = useSay()
  return (
    <Section title={say(words.stepTemplate)}>
      <p className={styles['quiet']}>{say(words.stepTemplateText)}</p>
      <div className={styles['kind']}>
        <KindChoice kinds={formKinds} value={kind} onChange={onKind} />
      </div>
      {kind && (
        <div className={styles['acts']}>
          <Action
            icon="download"
            label={say(words.template)}
            onPress={() => download(importTemplate, { query: { formKind: kind.key } }, say(words.templateName))}
          />
        </div>
      )}
    </Section>
  )
}
