// The actions for the chosen rows, between the rows and the foot: how many are chosen, the actions, and a button to clear the choice.
import { useSay } from '../../../api/language.ts'
import { Action } from '../../action/Action.tsx'
import { chosenRowsOf, tableWords as words } from '../words.ts'
import styles from './table.module.css'
import type { Chosen } from './viewProps.ts'

export function BatchBar({ chosen: { keys, onChange, acts = [] } }: { chosen: Chosen }) {
  const say = useSay()
  if (keys.length === 0 || acts.length === 0) return null
  return (
    <div role="group" aria-label={say(words.batch)} className={styles['batch']}>
      <span role="status">{say(chosenRowsOf(keys.length))}</span>
      {acts.map(({ key, onPress, ...act }) => (
        <Action key={key} small {...act} onPress={() => onPress(keys)} />
      ))}
      <Action small kind="quiet" label={say(words.chooseNone)} onPress={() => onChange([])} />
    </div>
  )
}
