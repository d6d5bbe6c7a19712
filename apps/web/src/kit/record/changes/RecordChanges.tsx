// The changes of a record, as a section below its form.
import { useSay } from '../../../api/language.ts'
import { Section } from '../../layout/Section.tsx'
import { recordWords as words } from '../words.ts'
import { ChangeList, type ChangeListProps } from './ChangeList.tsx'
import styles from './changes.module.css'

export function RecordChanges(props: ChangeListProps) {
  const say = useSay()
  return (
    <div className={styles['changes']}>
      <Section title={say(words.changes)}>
        <ChangeList {...props} />
      </Section>
    </div>
  )
}
