// The captcha: a picture, or spoken digits, a button for another one, and the input of the answer.
import { useTranslate } from '../../../api/language.ts'
import { Field, inputClass } from '../../../kit/plain/action/Field.tsx'
import { Button } from '../../../kit/plain/action/Button.tsx'
import styles from '../Login.module.css'
import { words, workingSo } from '../words.ts'
import type { CaptchaForm } from './useCaptcha.ts'

export const Captcha = ({ captcha, error }: { captcha: CaptchaForm; error: string | undefined }) => {
  const t = useTranslate()
  const { picture, failed, kind, typed, setTyped, renew, listen, working } = captcha
  const spoken = kind === 'spoken'
  const hint =
    [...(spoken ? [t(words.typeHeard)] : []), ...(working === undefined ? [] : [t(workingSo(working))])].join(' ') ||
    undefined
  return (
    <Field label={words.captcha} hint={hint} error={error ?? (failed ? words.noCaptcha : undefined)}>
      {(tied) => (
        <div className={`stack gap-8 align-center ${styles['captcha']}`}>
          <input
            {...tied}
            className={inputClass}
            name="captcha"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={spoken ? 'numeric' : 'text'}
            maxLength={20}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {picture && !spoken ? (
            <img src={picture} alt={t(words.captchaPicture)} width={120} height={40} />
          ) : (
            <span className={`stack place-center quiet small ${styles['noPicture']}`}>
              {spoken && t(words.sixDigits)}
            </span>
          )}
          <div className={`row gap-8 full-row ${styles['captchaActs']}`}>
            <Button look="quiet" onClick={renew}>
              {t(spoken ? words.asPicture : words.newPicture)}
            </Button>
            <Button look="quiet" onClick={() => void listen()}>
              {t(spoken ? words.again : words.listen)}
            </Button>
          </div>
        </div>
      )}
    </Field>
  )
}
