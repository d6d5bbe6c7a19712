// The messages of a screen: a short success, one clear failure, and a question before something that cannot be undone.
import { Failure } from '@register/contract/errors'
import type { Phrase, Wording } from '@register/contract/phrase'
import { App, Checkbox } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { asksForPassword } from '../../api/session/reauthentication.ts'
import { useVisibility } from '../../api/visibility.ts'
import styles from './feedback.module.css'
import { Link } from '../plain/Link.tsx'
import { feedbackWords } from './words.ts'

export interface Question {
  title: Wording
  text?: Wording | ReactNode
  /** The label of the confirming button: what it does. */
  yes: Wording
  no?: Wording
  danger?: boolean
  /** A statement to tick before the confirming button works. */
  must?: Wording | undefined
}

/** Where the reader may go on to after a success. */
export interface NextStep {
  label: Phrase
  to: string
}

/** The message of a thrown value. */
export const reasonOf = (error: unknown): Phrase =>
  error instanceof Failure ? error.phrase : feedbackWords.unknownError

/** The given title for a missing record, a server error and no answer (docs/rules/office.md#errors); a refusal has another one. */
const titleOf = (error: unknown): Phrase =>
  error instanceof Failure && (error.status < 400 || error.status === 404 || error.status >= 500)
    ? feedbackWords.requestError
    : feedbackWords.notDone

type Voice = 'success' | 'info' | 'warning' | 'error'

/** Seconds; 0 keeps a message until the reader closes it, an action succeeds, or the reader leaves its page. */
const stays = { success: 3, info: 6, warning: 0, error: 0 } as const satisfies Record<Voice, number>

export function useFeedback() {
  const { modal, notification } = App.useApp()
  const t = useTranslate()
  const visibility = useVisibility()
  return useMemo(() => {
    /** One place and one look for all messages; the same words are not shown twice at a time. */
    const show = (voice: Voice, title: string, lines: readonly string[] = [], next?: NextStep) => {
      const key = [title, ...lines].join('\n')
      // An error belongs to the page that reported it, and disappears with it.
      const stop = visibility.watch(() => {
        stop()
        if (stays[voice] === 0) notification.destroy(key)
      })
      notification[voice]({
        key,
        title,
        ...(lines.length > 0 && { description: lines.map((line) => <div key={line}>{line}</div>) }),
        ...(next && {
          actions: (
            <Link to={next.to} onClick={() => notification.destroy(key)}>
              {t(next.label)}
            </Link>
          ),
        }),
        // Long enough to decide on the way on.
        duration: next ? 8 : stays[voice],
        role: stays[voice] === 0 ? 'alert' : 'status',
        onClose: stop,
      })
    }
    return {
      /** A success removes the messages of earlier failures. */
      done: (phrase: Phrase, next?: NextStep) => {
        notification.destroy()
        show('success', t(phrase), [], next)
      },
      /** The failed action is being tried again, so its message no longer applies. */
      anew: () => notification.destroy(),
      inform: (phrase: Phrase) => show('info', t(phrase)),
      /** A lost session is handled by the frame's dialog, which covers everything. */
      failed: (error: unknown) => {
        if (error instanceof Failure && error.status === 401) return
        // The person closed the password dialog on purpose.
        if (asksForPassword(error)) return
        show('error', t(titleOf(error)), [t(reasonOf(error))])
      },
      /** The title names the subject; the lines below it say what is wrong and what would be right. */
      notify: (tone: 'warn' | 'bad', title: Phrase, lines: readonly Phrase[]) =>
        show(
          tone === 'warn' ? 'warning' : 'error',
          t(title),
          lines.map((line) => t(line)),
        ),
      ask: ({ title, text, yes, no, danger, must }: Question) =>
        new Promise<boolean>((resolve) => {
          const question = modal.confirm({
            title: t(title),
            content: must ? (
              <>
                {t(text)}
                <Checkbox
                  className={styles['must'] ?? ''}
                  onChange={({ target }) => question.update({ okButtonProps: { disabled: !target.checked } })}
                >
                  {t(must)}
                </Checkbox>
              </>
            ) : (
              t(text)
            ),
            okText: t(yes),
            cancelText: t(no ?? feedbackWords.cancel),
            okButtonProps: { danger: danger ?? false, disabled: must !== undefined },
            // Long words put the buttons below each other: there is a gap then, too.
            footer: (_, { OkBtn, CancelBtn }) => (
              <span className="row wrap gap-8 justify-end">
                <span>
                  <CancelBtn />
                </span>
                <span>
                  <OkBtn />
                </span>
              </span>
            ),
            // A key pressed too soon must not destroy anything.
            focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
            onOk: () => resolve(true),
            onCancel: () => resolve(false),
            afterClose: () => stop(),
          })
          // A question closes with the page it is about: answered over another page, it would be a mistake.
          const stop = visibility.watch(() => {
            question.destroy()
            resolve(false)
          })
        }),
    }
  }, [modal, notification, t, visibility])
}
