// A link that looks like a button: it leads somewhere, so it can be opened in a new window and copied.
import { Button } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'
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
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLElement>(to)
  return (
    <Button
      type={types[kind]}
      href={href}
      icon={icon && <Icon name={icon} />}
      onClick={(event) => follow(event)}
      {...(bare && { 'aria-label': label, title: label })}
    >
      {bare ? null : label}
    </Button>
  )
}
