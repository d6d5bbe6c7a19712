// Widgets in columns; what edits their arrangement is fetched when a person begins to.
import { useTranslate } from '../../api/language.ts'
import { late } from '../plain/late.tsx'
import { Columns } from './Columns.tsx'
import styles from './grid.module.css'
import type { WidgetGridProps } from './widget.ts'
import { columnOf, gridWords as words } from './words.ts'

const GridEditor = late(async () => (await import('./GridEditor.tsx')).GridEditor)

export function WidgetGrid({ editing, empty, ...grid }: WidgetGridProps) {
  const resting = <Resting {...grid} empty={empty} />
  return editing ? <GridEditor {...grid} waiting={resting} /> : resting
}

function Resting({ label, widgets, value, empty }: Omit<WidgetGridProps, 'editing' | 'onChange' | 'initial'>) {
  const t = useTranslate()
  return (
    <div className={`stack fit gap-16 ${styles['whole']}`} role="group" aria-label={t(label)}>
      <Columns value={value}>
        {value.columns.map((keys, at) => (
          <div
            key={at}
            role="group"
            aria-label={t(columnOf(at + 1))}
            className={`stack fit gap-16 content-start may-narrow ${styles['column']}`}
          >
            {keys
              .flatMap((key) => widgets.find((one) => one.key === key) ?? [])
              .map(({ key, draw }) => (
                <div key={key} className={`may-narrow card clip anchor ${styles['widget']}`}>
                  <div className={styles['inner']}>{draw()}</div>
                </div>
              ))}
          </div>
        ))}
      </Columns>
      {value.columns.flat().length === 0 &&
        (empty ?? <p className={`quiet text-center ${styles['nothing']}`}>{t(words.nothing)}</p>)}
    </div>
  )
}
