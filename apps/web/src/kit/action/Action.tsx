// A button that runs an action: it shows that the work is under way, ignores a second press and reports a failure.
import type { Wording } from '@register/contract/phrase'
import { Button, Tooltip } from 'antd'
import { useState, type Ref } from 'react'
import { useTranslate } from '../../api/language.ts'
import { useActFailed } from './useActFailed.ts'
import { Icon, type IconName } from './icons.tsx'
import { deadButton } from '../antd/buttonParts.ts'
import styles from './action.module.css'

export interface ActionProps {
  label: Wording
  onPress: () => unknown
  kind?: 'primary' | 'plain' | 'quiet' | 'link' | 'danger'
  icon?: IconName
  /** A text says what the button waits for, pointed at or pressed; a primary one must say it. */
  disabled?: boolean | Wording
  /** Only the icon is drawn; the label stays as its name and tooltip. */
  bare?: boolean
  block?: boolean
  small?: boolean
  /** Names the element that the button opens or belongs to, for assistive technology. */
  describedBy?: string
  /** The key that does the same on this screen, drawn in the button; `useKeys` acts on it. */
  shortcut?: string
  ref?: Ref<HTMLButtonElement>
}

const looks = {
  primary: { type: 'primary' },
  plain: { type: 'default' },
  quiet: { type: 'text' },
  link: { type: 'link' },
  danger: { type: 'default', danger: true },
} as const

/** A dead main button without a reason leaves its reader guessing. */
type Explained = { disabled?: Wording | false } | { kind?: Exclude<ActionProps['kind'], 'primary'> }

export function Action({
  label,
  onPress,
  kind = 'plain',
  icon,
  disabled,
  bare,
  block,
  small,
  describedBy,
  shortcut,
  ref,
}: ActionProps & Explained) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const failed = useActFailed()
  const explained = disabled !== undefined && disabled !== true
  const why = disabled ? (disabled === true ? '' : t(disabled)) : ''
  async function press() {
    if (busy || why) return
    setBusy(true)
    try {
      await onPress()
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  const button = (
    <Button
      {...(ref && { ref })}
      {...looks[kind]}
      block={block ?? false}
      size={small ? 'small' : 'medium'}
      loading={busy && { delay: 200 }}
      // With a reason it can be pressed and reached by Tab, because a finger cannot point at it.
      disabled={disabled === true}
      {...(why && { 'aria-disabled': true, className: deadButton, title: why })}
      icon={icon && <Icon name={icon} />}
      onClick={() => void press()}
      {...(bare && { 'aria-label': t(label), title: why || t(label) })}
      {...(describedBy && { 'aria-describedby': describedBy })}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
    >
      {bare ? null : t(label)}
      {shortcut && (
        <kbd aria-hidden="true" className={`small mono text-center ${styles['shortcut']}`}>
          {shortcut.toUpperCase()}
        </kbd>
      )}
    </Button>
  )
  // Around a live one too, so that it stays the same element, with the focus, when the reason comes or goes.
  return explained ? (
    <Tooltip title={why} trigger="click">
      {button}
    </Tooltip>
  ) : (
    button
  )
}
