// Filters rows by the values of one column, from its head.
import type { Wording } from '@register/contract/phrase'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../action/icons.tsx'
import { Popup } from '../../dialog/Popup.tsx'
import type { ListState } from '../useListState.ts'
import { filterOf, tableWords as words } from '../words.ts'
import styles from './table.module.css'

export interface HeadFilterProps {
  list: ListState
  /** The column's key: several values travel under it, joined with commas. */
  name: string
  label: Wording
  options: readonly { value: string; label: string }[]
  /** Drawn with its word, where no column head shows it. */
  worded?: boolean
}

export function HeadFilter({ list, name, label, options, worded }: HeadFilterProps) {
  const t = useTranslate()
  const chosen = list.filters[name]?.split(',') ?? []
  const title = t(filterOf(t(label), chosen.length))
  return (
    // A click here is not a click on the head, which sorts.
    <span
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Popup
        label={title}
        opener={
          <Button
            type={worded ? 'default' : 'text'}
            size={worded ? 'medium' : 'small'}
            aria-label={title}
            title={title}
            className={(chosen.length > 0 && styles['filtering']) || ''}
            icon={<Icon name="filter" />}
          >
            {worded && t(label)}
          </Button>
        }
      >
        {(close) => (
          <Choose
            chosen={chosen}
            options={options}
            label={label}
            onChoose={(next) => {
              list.setFilters({ [name]: next.join(',') || undefined })
              close()
            }}
          />
        )}
      </Popup>
    </span>
  )
}

interface ChooseProps extends Pick<HeadFilterProps, 'options' | 'label'> {
  chosen: string[]
  onChoose: (chosen: string[]) => void
}

function Choose({ chosen, options, label, onChoose }: ChooseProps) {
  const t = useTranslate()
  const [ticked, setTicked] = useState(chosen)
  return (
    <div className={`stack gap-12 ${styles['headFilter']}`}>
      <Checkbox.Group
        aria-label={t(label)}
        options={[...options]}
        value={ticked}
        onChange={(next) => setTicked(next.map(String))}
      />
      <div>
        <Button type="link" size="small" disabled={chosen.length + ticked.length === 0} onClick={() => onChoose([])}>
          {t(words.all)}
        </Button>
        <Button type="primary" size="small" onClick={() => onChoose(ticked)}>
          {t(words.apply)}
        </Button>
      </div>
    </div>
  )
}
