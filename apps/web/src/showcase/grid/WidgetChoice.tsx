// Beside the grid while it is edited: the layouts, the widgets that are not placed, and the way back to the default.
import { useSay } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { Tabs } from '../../kit/layout/Tabs.tsx'
import styles from './grid.module.css'
import { added, layouts, placeOf, withLayout } from './gridValue.ts'
import type { WidgetGridProps } from './widget.ts'
import { addOf, gridWords as words, layoutWords } from './words.ts'

type WidgetChoiceProps = Pick<WidgetGridProps, 'widgets' | 'value' | 'onChange' | 'shipped'>

export function WidgetChoice({ widgets, value, onChange, shipped }: WidgetChoiceProps) {
  const say = useSay()
  const left = widgets.filter(({ key }) => !placeOf(value, key))
  return (
    <div className={styles['choice']}>
      <Tabs
        label={say(words.layout)}
        value={value.layout}
        options={layouts.map((layout) => ({ value: layout, label: say(layoutWords[layout]) }))}
        onChange={(layout) => onChange(withLayout(value, layout))}
      />
      <strong>{say(words.add)}</strong>
      {left.length === 0 && <span className={styles['quiet']}>{say(words.none)}</span>}
      <ul>
        {left.map(({ key, title, description }) => (
          <li key={key}>
            <div>
              <span>{title}</span>
              {description && <small>{description}</small>}
            </div>
            <Action bare small icon="add" label={say(addOf(title))} onPress={() => onChange(added(value, key))} />
          </li>
        ))}
      </ul>
      <div>
        <Action small icon="reload" label={say(words.reset)} onPress={() => onChange(shipped)} />
      </div>
    </div>
  )
}
