// The checkbox in the head of a table that draws only the rows in sight: it chooses all rows, drawn or not.
import { Checkbox } from 'antd'
import { useSay } from '../../../../api/language.ts'
import { tableWords as words } from '../../words.ts'
import type { Chosen, RowKey } from '../viewProps.ts'

export function ChooseAll({ keys, chosen }: { keys: readonly RowKey[]; chosen: Chosen }) {
  const say = useSay()
  const here = new Set(keys)
  const count = chosen.keys.filter((key) => here.has(key)).length
  const others = chosen.survives ? chosen.keys.filter((key) => !here.has(key)) : []
  return (
    <Checkbox
      aria-label={say(words.chooseAllRows)}
      checked={count > 0 && count === here.size}
      indeterminate={count > 0 && count < here.size}
      onChange={({ target }) => chosen.onChange(target.checked ? [...others, ...keys] : others)}
    />
  )
}
