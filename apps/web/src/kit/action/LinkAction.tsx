// A link that looks like a button: it leads to an address, so it can be opened in a new window and copied.
import { Button } from 'antd'
import { useLinkTo } from '../plain/Link.tsx'
import { Icon, type IconName } from './icons.tsx'

export interface LinkActionProps {
  label: string
  to: string
  kind?: 'primary' | 'plain' | 'quiet' | 'link'
  icon?: IconName
  bare?: boolean
}

const types = { primary: 'primary', plain: 'default', quiet: 'text', link: 'link' } as const

export function LinkAction({ label, to, kind = 'plain', icon, bare }: LinkActionProps) {
  const link = useLinkTo(to)
  return (
    <Button
      type={types[kind]}
      {...link}
      icon={icon && <Icon name={icon} />}
      {...(bare && { 'aria-label': label, title: label })}
    >
      {bare ? null : label}
    </Button>
  )
}
