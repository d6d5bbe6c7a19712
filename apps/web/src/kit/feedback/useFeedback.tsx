// How a screen speaks back: a short success, one clear failure, and a question before something that cannot be undone.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { App } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { useSight } from '../../api/sight.ts'
import { feedbackWords } from './words.ts'

export interface Question {
  title: string
  text?: ReactNode
  /** What the button does, in its own words. */
  yes: string
  no?: string
  danger?: boolean
}

/** The words of anything thrown. */
export const reasonOf = (error: unknown): Phrase =>
  error instanceof Failure ? error.phrase : feedbackWords.unknownError

export function useFeedback() {
  const { message, modal, notification } = App.useApp()
  const say = useSay()
  const sight = useSight()
  return useMemo(
    () => ({
      /** What failed before and works now is no longer complained of. */
      done: (phrase: Phrase) => {
        notification.destroy()
        void message.success(say(phrase))
      },
      tell: (phrase: Phrase) => void message.info(say(phrase)),
      /** A lost session is left to the shell's dialog, which stands over everything. */
      failed: (error: unknown) => {
        if (error instanceof Failure && error.status === 401) return
        notification.error({
          title: say(error instanceof Failure ? feedbackWords.requestError : feedbackWords.fault),
          description: say(reasonOf(error)),
          placement: 'top',
          duration: 6,
          role: 'alert',
        })
      },
      /** With a title that says what it is about; the lines below it say what is wrong and what would be right. */
      notify: (tone: 'warn' | 'bad', title: Phrase, lines: readonly Phrase[]) =>
        notification[tone === 'warn' ? 'warning' : 'error']({
          title: say(title),
          description: lines.map((line) => <div key={line[0]}>{say(line)}</div>),
          placement: 'top',
          duration: 8,
          role: 'alert',
        }),
      ask: ({ title, text, yes, no, danger }: Question) =>
        new Promise<boolean>((resolve) => {
          const question = modal.confirm({
            title,
            content: text,
            okText: yes,
            cancelText: no ?? say(feedbackWords.cancel),
            okButtonProps: { danger: danger ?? false },
            onOk: () => resolve(true),
            onCancel: () => resolve(false),
            afterClose: () => stop(),
          })
          // A question does not outlast the page it is about: over another one its answer would be a mistake.
          const stop = sight.watch(() => {
            question.destroy()
            resolve(false)
          })
        }),
    }),
    [message, modal, notification, say, sight],
  )
}
