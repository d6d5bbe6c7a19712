// The form of an error report: which part is wrong, the right value, the source, and how to reach the reporter.
import {
  contactField,
  errorPartKeys,
  errorParts,
  isErrorPart,
  partField,
  saidFields,
  type ErrorPart,
} from '@register/contract/business/errorReport/fields'
import { submitErrorReport } from '@register/contract/business/errorReport/reporter'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { reportStatuses } from '@register/contract/rules/status'
import { Failure } from '@register/contract/errors'
import { checkField } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../api/language.ts'
import { useSite } from '../../api/branding.ts'
import { Button, ButtonLink } from '../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import * as paths from '../../paths.ts'
import { Captcha } from '../login/captcha/Captcha.tsx'
import { useCaptcha } from '../login/captcha/useCaptcha.ts'
import { focusFirst } from '../login/focusFirst.ts'
import { FormTrouble } from '../login/FormTrouble.tsx'
import styles from './errors.module.css'
import { useUnsent, type Typed } from './useUnsent.ts'
import { words } from './words.ts'

const names = ['part', 'proposed', 'source', 'contact', 'captcha'] as const
type Name = (typeof names)[number]
type Wrong = Partial<Record<Name | 'form', Phrase | undefined>>
const isName = (field: string): field is Name => names.some((name) => name === field)

const [proposedField, sourceField] = saidFields

function wrongIn({ part, proposed, source, contact }: Typed): Wrong {
  const found = {
    part: part === '' ? words.needPart : undefined,
    proposed: proposed.trim() === '' ? words.needProposed : checkField(proposedField, proposed),
    source: checkField(sourceField, source),
    contact: checkField(contactField, contact.trim()),
  }
  return Object.fromEntries(Object.entries(found).filter(([, phrase]) => phrase !== undefined))
}

interface Props {
  answer: Answer
  /** Chosen by the link that leads here. */
  wrongPart: ErrorPart | ''
  onSent: (secret: string) => void
}

export const ErrorForm = ({ answer, wrongPart, onSent }: Props) => {
  const t = useTranslate()
  const site = useSite()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha(site.data?.captcha ?? false)
  const [typed, setTyped, forgetTyped] = useUnsent(answer.publicId, wrongPart)
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)
  const { part } = typed
  // Where the part is chosen already, its field is where the reader goes on.
  useEffect(() => {
    if (wrongPart !== '') form.current?.querySelector<HTMLElement>('[name="part"]')?.focus()
  }, [wrongPart])

  const show = (found: Wrong): void => {
    setWrong(found)
    focusFirst(form.current, names, found)
  }
  /** The error of a field disappears while it is being corrected. */
  const type = (name: Name, patch: Partial<Typed>): void => {
    setTyped({ ...typed, ...patch })
    setWrong({ ...wrong, [name]: undefined })
  }
  const text = (key: keyof Wrong): string | undefined => (wrong[key] ? t(wrong[key]) : undefined)
  const stated =
    part === 'status' ? t(reportStatuses[answer.status].label) : answer.compare.find(({ key }) => key === part)?.value

  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const found: Wrong = {
      ...wrongIn(typed),
      ...(captcha.asked && !captcha.typed.trim() && { captcha: words.needCaptcha }),
    }
    show(found)
    if (part === '' || Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const body = {
        ...typed,
        part,
        contact: typed.contact.trim(),
        publicId: answer.publicId,
        ...(await captcha.proof()),
      }
      const { secret } = await call(submitErrorReport, { body })
      forgetTyped()
      onSent(secret)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof Failure)) throw error
      captcha.renew()
      const placed = error.fields.flatMap(({ field, phrase }) => (isName(field) ? [[field, phrase] as const] : []))
      show(placed.length > 0 ? Object.fromEntries(placed) : { form: error.phrase })
    }
  }

  return (
    <form ref={form} className={`stack gap-16 ${styles['form']}`} onSubmit={(event) => void submit(event)} noValidate>
      <FormTrouble phrase={wrong.form} />
      <Field label={partField.label} hint={stated ? words.stated(stated) : undefined} error={text('part')}>
        {(tied) => (
          <select
            {...tied}
            className={inputClass}
            name="part"
            value={part}
            onChange={({ target: { value } }) => type('part', { part: isErrorPart(value) ? value : '' })}
          >
            <option value="">{t(words.choosePart)}</option>
            {errorPartKeys.map((key) => (
              <option key={key} value={key}>
                {t(errorParts[key])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={proposedField.label} hint={words.proposedHint} error={text('proposed')}>
        {(tied) => (
          <textarea
            {...tied}
            className={`${inputClass} ${styles['box']}`}
            name="proposed"
            rows={4}
            maxLength={proposedField.maxLength}
            value={typed.proposed}
            onChange={(event) => type('proposed', { proposed: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.optional(sourceField.label)} hint={words.sourceHint} error={text('source')}>
        {(tied) => (
          <textarea
            {...tied}
            className={`${inputClass} ${styles['box']}`}
            name="source"
            rows={2}
            maxLength={sourceField.maxLength}
            value={typed.source}
            onChange={(event) => type('source', { source: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.optional(contactField.label)} hint={words.contactHint} error={text('contact')}>
        {(tied) => (
          <input
            {...tied}
            className={inputClass}
            name="contact"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={contactField.maxLength}
            value={typed.contact}
            onChange={(event) => type('contact', { contact: event.target.value })}
          />
        )}
      </Field>
      {captcha.asked && <Captcha captcha={captcha} error={text('captcha')} />}
      <div className="row wrap gap-8">
        <ButtonLink to={paths.verify(answer.publicId)}>{t(words.toAnswer)}</ButtonLink>
        <Button type="submit" look="primary" busy={busy}>
          {t(words.submit)}
        </Button>
      </div>
    </form>
  )
}
