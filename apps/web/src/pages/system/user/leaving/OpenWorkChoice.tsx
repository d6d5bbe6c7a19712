// What stands open with a person, and the choice of the colleague who takes it over.
import { openWorkKinds, type OpenWork } from '@register/contract/system/user/openWork'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { Choice } from '../../../../kit/input/Choice.tsx'
import styles from './leaving.module.css'
import { calledBy, words } from './words.ts'

interface Props {
  open: OpenWork
  initial?: number | undefined
  onChoose: (id: number | undefined) => void
  /** Without a colleague the work stays where it is. */
  optional: boolean
  children?: ReactNode
}

export function OpenWorkChoice({ open: { work, colleagues }, initial, onChoose, optional, children }: Props) {
  const t = useTranslate()
  const id = useId()
  const [chosen, setChosen] = useState(initial === undefined ? null : String(initial))
  const choose = (value: string | null) => {
    setChosen(value)
    onChoose(value === null ? undefined : Number(value))
  }
  return (
    <div className="stack fit gap-16">
      {children}
      <section className={`framed rounded pad-12-16 ${styles['work']}`} aria-labelledby={`${id}-head`}>
        <h3 id={`${id}-head`}>{t(words.open)}</h3>
        <ul className="stack gap-4">
          {work.map(({ kind, count }) => (
            <li className="row gap-16 justify-between" key={kind}>
              <span>{t(openWorkKinds[kind])}</span>
              <strong className="tabular">{count}</strong>
            </li>
          ))}
        </ul>
      </section>
      {colleagues.length > 0 ? (
        <div className={`stack gap-4 ${styles['successor']}`}>
          <label htmlFor={id}>{t(words.successor)}</label>
          <Choice
            id={id}
            label={words.successor}
            value={chosen}
            clearable={optional}
            describedBy={`${id}-hint`}
            options={colleagues.map((one) => ({
              value: String(one.id),
              label: [calledBy(one.nickname, one.username), one.dept].filter(Boolean).join(' · '),
            }))}
            onChange={choose}
          />
          <small id={`${id}-hint`}>{t(optional ? words.optional : words.told)}</small>
        </div>
      ) : (
        <p className={styles['hint']}>{t(words.none)}</p>
      )}
    </div>
  )
}
