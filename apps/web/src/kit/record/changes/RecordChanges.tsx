// The changes of a record, as a section below its form.
import { Section } from '../../layout/Section.tsx'
import { recordWords as words } from '../words.ts'
import { ChangeList, type ChangeListProps } from './ChangeList.tsx'
import styles from './changes.module.css'

export function RecordChanges(props: ChangeListProps) {
  return (
    <div className={styles['changes']}>
      <Section title={words.changes}>
        <ChangeList {...props} />
      </Section>
    </div>
  )
}
