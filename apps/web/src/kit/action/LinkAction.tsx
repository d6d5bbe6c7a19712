// A link that looks like a button: it leads to an address, so it can be opened in a new window and copied.
import type { Wording } from '@register/contract/phrase'
import { Button, Tooltip } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { deadButton } from '../antd/buttonParts.ts'
import { useLinkTo } from '../plain/Link.tsx'
import { Icon, type IconName } from './icons.tsx'

export interface LinkActionProps {
  label: Wording
  to: string
  kind?: 'primary' | 'plain' | 'quiet' | 'link'
  icon?: IconName
  bare?: boolean
  /** What it waits for, pointed at or pressed; it leads nowhere until then. */
  disabled?: Wording | undefined
}

const types = { primary: 'primary', plain: 'default', quiet: 'text', link: 'link' } as const

export function LinkAction({ label, to, kind = 'plain', icon, bare, disabled }: LinkActionProps) {
  const t = useTranslate()
  const why = t(disabled)
  const link = useLinkTo(to)
  const button = (
    <Button
      type={types[kind]}
      {...(why ? { 'aria-disabled': true, className: deadButton, title: why } : link)}
      icon={icon && <Icon name={icon} />}
      {...(bare && { 'aria-label': t(label), title: t(label) })}
    >
      {bare ? null : t(label)}
    </Button>
  )
  return why ? (
    <Tooltip title={why} trigger="click">
      {button}
    </Tooltip>
  ) : (
    button
  )
}
