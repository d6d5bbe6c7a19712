// The captcha: a picture, a new one when it cannot be read, and the box for what it says.
import type { Output } from '@register/contract/endpoint'
import type { Failure } from '@register/contract/errors'
import type { getCaptcha } from '@register/contract/system/account'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSay } from '../../api/language.ts'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { Button } from '../../kit/plain/action/Button.tsx'
import styles from './Login.module.css'
import { words } from './words.ts'

interface Props {
  reading: UseQueryResult<Output<typeof getCaptcha>, Failure>
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export const Captcha = ({ reading, value, error, onChange }: Props) => {
  const say = useSay()
  return (
    <Field label={say(words.captcha)} error={error ?? (reading.isError ? say(words.noCaptcha) : undefined)}>
      {(tied) => (
        <div className={styles['captcha']}>
          <input
            {...tied}
            className={inputClass}
            name="captcha"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={10}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {reading.data?.img ? (
            <img src={reading.data.img} alt={say(words.captchaPicture)} width={120} height={40} />
          ) : (
            <span className={styles['noPicture']} />
          )}
          <Button look="quiet" onClick={() => void reading.refetch()}>
            {say(words.newPicture)}
          </Button>
        </div>
      )}
    </Field>
  )
}
