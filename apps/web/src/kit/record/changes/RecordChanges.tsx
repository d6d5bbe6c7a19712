// The changes of a record, as a section below its form.
import { useTranslate } from '../../../api/language.ts'
import { Section } from '../../layout/Section.tsx'
import { recordWords as words } from '../words.ts'
import { ChangeList, type ChangeListProps } from './ChangeList.tsx'
import styles from './changes.module.css'

export function RecordChanges(props: ChangeListProps) {
  const t = useTranslate()
  return (
    <div className={styles['changes']}>
      <Section title={t(words.changes)}>
        <ChangeList {...props} />
      </Section>
    </div>
  )
}
