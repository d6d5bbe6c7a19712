// A password input that can show its content, and warns when Caps Lock is on.
import { useState, type ComponentProps } from 'react'
import { useTranslate } from '../../api/language.ts'
import { IconButton } from '../../kit/plain/action/Button.tsx'
import { inputClass } from '../../kit/plain/action/Field.tsx'
import styles from './Login.module.css'
import { words } from './words.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onKeyUp' | 'onBlur' | 'className'>

export const PasswordInput = (props: Props) => {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  return (
    <>
      <div className={`anchor ${styles['secret']}`}>
        <input
          {...props}
          className={inputClass}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={128}
          onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
          onBlur={() => setCaps(false)}
        />
        <IconButton
          icon={shown ? 'eyeShut' : 'eye'}
          label={shown ? words.hide : words.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </div>
      <p role="status" className={`warn small ${styles['caps']}`}>
        {caps && t(words.capsLock)}
      </p>
    </>
  )
}
