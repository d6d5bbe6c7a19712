// The first step of an import: the template to fill in.
import { formKinds } from '@register/contract/business/parameters/formKinds'
import { importTemplate } from '@register/contract/business/reportImport'
import { useSay } from '../../../../api/language.ts'
import { download } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import styles from './import.module.css'
import { words } from './words.ts'

export function TemplateStep() {
  const say = useSay()
  return (
    <Section title={say(words.stepTemplate)}>
      <p className={styles['quiet']}>{say(words.stepTemplateText)}</p>
      <div className={styles['acts']}>
        {formKinds.map(({ key, label }) => (
          <Action
            key={key}
            icon="download"
            label={formKinds.length > 1 ? `${say(words.template)} (${say(label)})` : say(words.template)}
            onPress={() => download(importTemplate, { query: { formKind: key } }, say(words.templateName))}
          />
        ))}
      </div>
    </Section>
  )
}
