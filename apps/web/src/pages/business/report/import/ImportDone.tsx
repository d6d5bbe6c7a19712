// The result of an import.
import type { ImportJob } from '@register/contract/business/reportImport'
import { useSay } from '../../../../api/language.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import * as paths from '../../../../paths.ts'
import styles from './import.module.css'
import { importedOf, words } from './words.ts'

export function ImportDone({ job, onAgain }: { job: ImportJob; onAgain: () => void }) {
  const say = useSay()
  const done = job.state === 'done'
  return (
    <Section title={job.fileName}>
      <Notice
        tone={done ? 'good' : 'bad'}
        title={say(done ? words.done : words.failed)}
        text={done ? say(importedOf(job.imported)) : job.msg}
      />
      <div className={styles['acts']}>
        {done && <LinkAction kind="primary" label={say(words.toList)} to={paths.reportList} />}
        <Action icon="reload" label={say(words.again)} onPress={onAgain} />
      </div>
    </Section>
  )
}
