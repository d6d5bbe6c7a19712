// Buttons, and links that look like them: one primary action, plain ones next to it, quiet ones in rows.
import type { Wording } from '@register/contract/phrase'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Link } from '../Link.tsx'
import styles from './Button.module.css'
import { Icon, type IconName } from '../display/Icon.tsx'

interface Look {
  look?: 'primary' | 'plain' | 'quiet' | undefined
  icon?: IconName
  /** As wide as the element around it. */
  wide?: boolean | undefined
}

const classOf = ({ look = 'plain', wide = false }: Pick<Look, 'look' | 'wide'>, more = ''): string =>
  [styles['button'], styles[look], wide ? 'full-width' : '', more].filter(Boolean).join(' ')

export const Button = ({
  look,
  icon,
  wide,
  busy = false,
  children,
  className,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- the type is a prop with a default
    type={type}
    className={classOf({ look, wide }, className)}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : rest.onClick}
  >
    {busy ? <span className={styles['spinner']} aria-hidden="true" /> : icon && <Icon name={icon} />}
    {children}
  </button>
)

export const ButtonLink = ({ look, icon, wide, to, children }: Look & { to: string; children: ReactNode }) => (
  <Link to={to} className={classOf({ look, wide })}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
)

/** A button that shows only its icon; `label` is its name. */
export const IconButton = ({
  icon,
  label,
  className,
  ...rest
}: { icon: IconName; label: Wording } & Omit<ComponentProps<'button'>, 'type'>) => {
  const t = useTranslate()
  return (
    <button
      {...rest}
      type="button"
      className={[styles['iconOnly'], className].filter(Boolean).join(' ')}
      aria-label={t(label)}
      title={t(label)}
    >
      <Icon name={icon} />
    </button>
  )
}
