// The main parameters, in their groups.
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../../api/language.ts'
import styles from './Parameters.module.css'
import { Part } from '../Part.tsx'
import { words } from '../words.ts'

export const Parameters = ({ groups }: { groups: Answer['groups'] }) => {
  const say = useSay()
  const filled = groups.filter((group) => group.items.length > 0)
  if (filled.length === 0) return null
  return (
    <Part title={say(words.parameters)}>
      <div className={styles['groups']}>
        {filled.map((group) => (
          <section key={group.key}>
            <h3>{group.label}</h3>
            <dl>
              {group.items.map(({ key, label, value, unit }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
                    {unit && <span> {unit}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Part>
  )
}
