// A button that runs an action: it shows that the work is under way, ignores a second press and reports a failure.
import { Button } from 'antd'
import { useState, type Ref } from 'react'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { Icon, type IconName } from './icons.tsx'

export interface ActionProps {
  label: string
  onPress: () => unknown
  kind?: 'primary' | 'plain' | 'quiet' | 'link' | 'danger'
  icon?: IconName
  disabled?: boolean
  /** Only the icon is drawn; the label stays as its name and tooltip. */
  bare?: boolean
  block?: boolean
  small?: boolean
  /** Names the element that the button opens or belongs to, for assistive technology. */
  describedBy?: string
  ref?: Ref<HTMLButtonElement>
}

const looks = {
  primary: { type: 'primary' },
  plain: { type: 'default' },
  quiet: { type: 'text' },
  link: { type: 'link' },
  danger: { type: 'default', danger: true },
} as const

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
  ref,
}: ActionProps) {
  const [busy, setBusy] = useState(false)
  const { failed } = useFeedback()
  async function press() {
    if (busy) return
    setBusy(true)
    try {
      await onPress()
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      {...(ref && { ref })}
      {...looks[kind]}
      block={block ?? false}
      size={small ? 'small' : 'medium'}
      loading={busy && { delay: 200 }}
      disabled={disabled ?? false}
      icon={icon && <Icon name={icon} />}
      onClick={() => void press()}
      {...(bare && { 'aria-label': label, title: label })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      {bare ? null : label}
    </Button>
  )
}
