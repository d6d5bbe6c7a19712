// All icons by group, how many there are, and a search over both groups.
import { Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon, iconGroups, type IconName } from '../action/icons.tsx'
import { Tabs } from '../layout/Tabs.tsx'
import styles from './icon.module.css'
import { iconWords as words } from './words.ts'

export interface IconChoiceProps {
  /** The name of the chosen icon. */
  value?: string
  onPick: (name: IconName) => void
}

type Group = keyof typeof iconGroups
const groups: readonly Group[] = ['default', 'extended']

export function IconChoice({ value = '', onPick }: IconChoiceProps) {
  const t = useTranslate()
  const [group, setGroup] = useState<Group>(
    groups.find((one) => iconGroups[one].some((name) => name === value)) ?? 'default',
  )
  const [sought, setSought] = useState('')
  const word = sought.trim().toLowerCase()
  const found = (of: Group) => iconGroups[of].filter((name) => name.toLowerCase().includes(word))
  return (
    <div className={`stack gap-12 ${styles['choice']}`}>
      <Input
        aria-label={t(words.search)}
        placeholder={t(words.search)}
        prefix={<Icon name="search" />}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <Tabs
        label={words.group}
        value={group}
        options={groups.map((one) => ({ value: one, label: `${t(words[one])} ${found(one).length}` }))}
        onChange={setGroup}
      />
      {found(group).length === 0 && <p role="status">{t(words.none)}</p>}
      <ul className={`stack gap-4 ${styles['icons']}`}>
        {found(group).map((name) => (
          <li key={name}>
            <button
              className="stack gap-6 items-center full-width plain small no-ground rounded pressable"
              type="button"
              aria-pressed={name === value}
              onClick={() => onPick(name)}
            >
              <Icon name={name} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
