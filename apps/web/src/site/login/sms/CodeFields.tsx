// Telephone, captcha and the code that is sent: the inputs that signing in, a forgotten password and registration share.
import { phoneTyped } from '@register/contract/fieldTypes/telephone'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { useSite } from '../../../api/branding.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { CodeInput } from '../../../kit/plain/action/CodeInput.tsx'
import { Field, inputClass } from '../../../kit/plain/action/Field.tsx'
import * as paths from '../../../paths.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import styles from '../Login.module.css'
import type { CodeForm } from './useCode.ts'
import { sentTo, smsWords as words, waitFor } from './words.ts'

interface Props {
  form: CodeForm
  /** Which numbers are accepted. */
  hint?: Phrase
}

export const CodeFields = ({ form, hint }: Props) => {
  const t = useTranslate()
  const site = useSite()
  const { wrong, captcha, left } = form
  const text = (phrase: Phrase | undefined): string | undefined => phrase && t(phrase)
  return (
    <>
      <Field label={words.phone} hint={text(hint)} error={text(wrong.phone)}>
        {(tied) => (
          <input
            {...tied}
            className={inputClass}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={form.phone}
            onChange={(event) => form.set({ phone: phoneTyped(event.target.value) })}
          />
        )}
      </Field>
      {captcha.asked && <Captcha captcha={captcha} error={text(wrong.captcha)} />}
      <Field label={words.code} error={text(wrong.code)}>
        {(tied) => (
          <div className={`stack gap-8 ${styles['code']}`}>
            <CodeInput tied={tied} value={form.code} onChange={(code) => form.set({ code })} />
            <Button busy={form.busy} disabled={left > 0} onClick={() => void form.ask()}>
              {t(left > 0 ? waitFor(left) : form.sentTo ? words.getAgain : words.get)}
            </Button>
          </div>
        )}
      </Field>
      <div role="status" className={`quiet small ${styles['sent']}`}>
        {form.sentTo && (
          <p>
            {t(sentTo(form.sentTo))}
            {site.data?.ways.kept && (
              <>
                {' '}
                {t(words.toDemo)}{' '}
                <a href={`#${paths.demoMessages}`} target="_blank" rel="noopener">
                  {t(words.demoMessages)}
                </a>
              </>
            )}
          </p>
        )}
      </div>
    </>
  )
}
