// An input that chooses an icon by its name, in a dialog of all the icons that menus may use.
import type { Wording } from '@register/contract/phrase'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon, isIcon } from '../action/icons.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './icon.module.css'
import { IconChoice } from './IconChoice.tsx'
import { iconWords as words, unknownOf } from './words.ts'

export interface IconSelectProps {
  id?: string
  label: Wording
  /** The icon's name; empty for none. An unknown name is shown as it is. */
  value: string
  onChange: (name: string) => void
  disabled?: boolean
}

export function IconSelect({ id, label, value, onChange, disabled = false }: IconSelectProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  function choose(name: string) {
    onChange(name)
    setOpen(false)
  }
  const shown = value === '' ? t(words.choose) : isIcon(value) ? value : t(unknownOf(value))
  return (
    <>
      <Button
        block
        {...(id && { id })}
        className={styles['input'] ?? ''}
        aria-haspopup="dialog"
        aria-label={`${t(label)} ${shown}`}
        disabled={disabled}
        onClick={() => setOpen(true)}
        icon={isIcon(value) ? <Icon name={value} /> : null}
      >
        <span className={value === '' ? 'quiet' : isIcon(value) ? 'plain' : 'bad'}>{shown}</span>
      </Button>
      <Dialog
        title={words.title}
        open={open}
        onClose={() => setOpen(false)}
        width={760}
        footer={
          <Button disabled={value === ''} onClick={() => choose('')}>
            {t(words.clear)}
          </Button>
        }
      >
        <div className={styles['within']}>
          <IconChoice value={value} onPick={choose} />
        </div>
      </Dialog>
    </>
  )
}
