// The panel next to the grid in edit mode: the layouts, the widgets that are not placed, and the way back to the default.
import { gridLayouts } from '@register/contract/grid'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { Tabs } from '../layout/Tabs.tsx'
import styles from './grid.module.css'
import { added, placeOf, withLayout } from './gridValue.ts'
import type { FocusPlaces } from './useFocusPlaces.ts'
import type { WidgetGridProps } from './widget.ts'
import { addOf, addedTo, gridWords as words, layoutWords } from './words.ts'

type WidgetChoiceProps = Pick<WidgetGridProps, 'widgets' | 'value' | 'onChange' | 'initial'> & {
  focus: FocusPlaces
  /** Announces a change of the grid to screen readers. */
  announce: (news: string) => void
}

export const addPlace = (key: string): string => `add ${key}`
export const resetPlace = 'reset'

export function WidgetChoice({ widgets, value, onChange, initial, focus, announce }: WidgetChoiceProps) {
  const t = useTranslate()
  const left = widgets.filter(({ key }) => !placeOf(value, key))
  function add(key: string, title: string) {
    const next = added(value, key)
    onChange(next)
    announce(t(addedTo(title, (placeOf(next, key)?.column ?? 0) + 1)))
    const at = left.findIndex((one) => one.key === key)
    const others = [...left.slice(at + 1), ...left.slice(0, at).toReversed()]
    focus.focusOn([...others.map((one) => addPlace(one.key)), resetPlace])
  }
  return (
    <div
      role="group"
      aria-label={t(words.add)}
      className={`stack fit gap-12 tinted rounded pad-16 ${styles['choice']}`}
    >
      <div className="row wrap gap-8-16 align-center justify-between may-narrow">
        <Tabs
          label={words.layout}
          value={value.layout}
          options={gridLayouts.map((layout) => ({ value: layout, label: layoutWords[layout] }))}
          onChange={(layout) => onChange(withLayout(value, layout))}
        />
        <Action
          small
          ref={focus.at(resetPlace)}
          icon="reload"
          label={words.reset}
          onPress={() => {
            onChange(initial)
            announce(t(words.restored))
          }}
        />
      </div>
      <strong>{t(words.add)}</strong>
      {left.length === 0 && <span className={styles['quiet']}>{t(words.none)}</span>}
      <ul>
        {left.map(({ key, title, description }) => (
          <li key={key}>
            <div>
              <span>{t(title)}</span>
              {description && <small>{t(description)}</small>}
            </div>
            <Action
              bare
              small
              ref={focus.at(addPlace(key))}
              icon="add"
              label={addOf(t(title))}
              onPress={() => add(key, t(title))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
