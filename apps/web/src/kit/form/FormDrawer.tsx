// A short form in a drawer over its list: Enter submits it, and closing it with unsaved input asks first.
import type { Wording } from '@register/contract/phrase'
import { use, type SyntheticEvent, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { SideDrawer } from '../dialog/SideDrawer.tsx'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { feedbackWords } from '../feedback/words.ts'
import { useAskUnsaved } from '../tabs/useCloseTab.ts'
import { TabContext, useUnsaved } from '../tabs/useTab.ts'

import type { Kept } from '../values/useKeptForm.ts'
import { KeptNote } from '../values/KeptNote.tsx'

export interface FormDrawerProps {
  title: Wording
  onClose: () => void
  /** There is unsaved input. */
  unsaved: boolean
  /** The label of the button: 保存. */
  submit: Wording
  onSubmit: () => Promise<unknown>
  width?: number
  /** False where the address does not tell that it is open. */
  addressed?: boolean
  /** The notice about input that was restored after a reload. */
  kept?: Kept | undefined
  children: ReactNode
}

export function FormDrawer({
  title,
  onClose,
  unsaved,
  submit,
  onSubmit,
  width,
  addressed = true,
  kept,
  children,
}: FormDrawerProps) {
  const t = useTranslate()
  const tab = use(TabContext)
  const mayLose = useAskUnsaved()
  const { failed } = useFeedback()
  useUnsaved(unsaved)
  async function close() {
    if (!unsaved || (await mayLose([tab]))) onClose()
  }
  function send(event: SyntheticEvent) {
    event.preventDefault()
    onSubmit().catch(failed)
  }
  return (
    <SideDrawer
      title={title}
      open
      onClose={() => void close()}
      addressed={addressed}
      {...(width && { width })}
      footer={
        <>
          <Action label={feedbackWords.cancel} onPress={close} />
          <Action kind="primary" icon="save" label={submit} onPress={onSubmit} />
        </>
      }
    >
      <KeptNote kept={kept} />
      <form noValidate aria-label={t(title)} onSubmit={send}>
        {children}
        {/* Without a button inside the form, Enter in one of several inputs would not submit it. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </SideDrawer>
  )
}
