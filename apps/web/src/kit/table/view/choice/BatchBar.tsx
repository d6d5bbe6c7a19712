// The actions for the chosen rows, between the rows and the foot: how many are chosen and how many of them are out of sight, the actions, and a button to clear the choice.
import { useTranslate } from '../../../../api/language.ts'
import { Action } from '../../../action/Action.tsx'
import { NamedList } from '../../../display/NamedList.tsx'
import { useFeedback } from '../../../feedback/useFeedback.tsx'
import { chosenRowsOf, hiddenName, tableWords as words } from '../../words.ts'
import styles from '../table.module.css'
import type { Choice } from './useChoice.ts'
import type { BatchAct } from '../viewProps.ts'

export function BatchBar({ choice: { keys, named, onChange, acts = [] } }: { choice: Choice }) {
  const t = useTranslate()
  const { ask } = useFeedback()
  if (keys.length === 0 || acts.length === 0) return null
  const hidden = named.filter((row) => row.hidden).length
  /** Asks with the names of all rows, and acts. What is harmless asks only for rows that the person does not see. */
  async function run({ question, label, onPress }: BatchAct) {
    const isAsked = question !== 'own' && (question !== 'ifHidden' || hidden > 0)
    if (isAsked) {
      const { title, text, yes, danger } = question === 'ifHidden' ? { title: () => label, yes: label } : question
      const sure = await ask({
        title: title(keys.length),
        text: (
          <>
            <NamedList names={named.map((row) => (row.hidden ? t(hiddenName(row.name)) : row.name))} />
            {text && <p>{t(text)}</p>}
          </>
        ),
        yes,
        danger: danger ?? false,
      })
      if (!sure) return
    }
    await onPress(keys)
  }
  return (
    <div
      role="group"
      aria-label={t(words.batch)}
      className={`row wrap gap-8-12 align-center line-above ${styles['batch']}`}
    >
      <span role="status">{t(chosenRowsOf(keys.length, hidden))}</span>
      {acts.map((act) => {
        const { key, label, kind, icon, disabled } = act
        return (
          <Action
            key={key}
            small
            label={label}
            {...(kind && { kind })}
            {...(icon && { icon })}
            {...(disabled && { disabled })}
            onPress={() => run(act)}
          />
        )
      })}
      <Action small kind="quiet" label={words.chooseNone} onPress={() => onChange([])} />
    </div>
  )
}
