// The fields that a change changed: before, then after.
import type { FieldChange } from '@register/contract/business/changeNotice'
import { useSay } from '../../api/language.ts'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import styles from './ChangeList.module.css'
import { words } from './words.ts'

export const ChangeList = ({ changes }: { changes: readonly FieldChange[] }) => {
  const say = useSay()
  return (
    <dl className={styles['lines']}>
      {changes.map((line) => (
        <div key={line.field}>
          <dt>{line.label}</dt>
          <dd>
            <del>
              <span className="unseen">{say(words.before)}</span>
              {line.before || say(words.empty)}
            </del>
            <Icon name="arrow" size={16} />
            <ins>
              <span className="unseen">{say(words.after)}</span>
              {line.after || say(words.empty)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
