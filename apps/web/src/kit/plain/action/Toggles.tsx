// Buttons that stay pressed while a state holds, with an error message under them.
import type { Failure } from '@register/contract/errors'
import { useId } from 'react'
import { useTranslate } from '../../../api/language.ts'
import type { IconName } from '../display/Icon.tsx'
import { Button } from './Button.tsx'
import styles from './Toggles.module.css'

export interface Toggle {
  key: string
  on: boolean
  busy: boolean
  label: string
  hint: string
  onPress: () => void
}

/** `icon`: shown on buttons that are off; the others show a tick. */
export const Toggles = ({
  toggles,
  icon,
  failure,
}: {
  toggles: readonly Toggle[]
  icon: IconName
  failure: Failure | null
}) => {
  const t = useTranslate()
  const trouble = useId()
  return (
    <div className={`row wrap gap-8 ${styles['toggles']}`}>
      {toggles.map(({ key, on, busy, label, hint, onPress }) => (
        <Button
          key={key}
          icon={on ? 'check' : icon}
          busy={busy}
          aria-pressed={on}
          aria-describedby={failure ? trouble : undefined}
          title={hint}
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
      {failure && (
        <p id={trouble} role="alert" className={styles['trouble']}>
          {t(failure.phrase)}
        </p>
      )}
    </div>
  )
}
