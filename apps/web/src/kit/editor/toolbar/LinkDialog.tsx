// A dialog that asks for the address of a link, and for its words when none are marked.
import { Input } from 'antd'
import type { Editor } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../action/Action.tsx'
import { Dialog } from '../../dialog/Dialog.tsx'
import styles from '../editor.module.css'
import { linkMeant } from '../goodLink.ts'
import { editorWords as words } from '../words.ts'

export interface LinkDialogProps {
  editor: Editor
  open: boolean
  onClose: () => void
}

export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const t = useTranslate()
  const hint = useId()
  const [address, setAddress] = useState('')
  const [shown, setShown] = useState('')
  const [wrong, setWrong] = useState(false)
  const linked = editor.isActive('link')
  const marked = !editor.state.selection.empty || linked
  useEffect(() => {
    if (!open) return
    const { href } = editor.getAttributes('link')
    setAddress(typeof href === 'string' ? href : '')
    setShown('')
    setWrong(false)
  }, [open, editor])
  function set() {
    const href = linkMeant(address)
    if (href === undefined) return setWrong(true)
    const chain = editor.chain().focus()
    if (marked) chain.extendMarkRange('link').setLink({ href }).run()
    else chain.insertContent({ type: 'text', text: shown || href, marks: [{ type: 'link', attrs: { href } }] }).run()
    onClose()
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog title={words.link} open={open} onClose={onClose} width={420} act={{ label: words.setLink, run: set }}>
      <form
        className={`stack gap-12 ${styles['linkForm']}`}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          set()
        }}
      >
        <label>
          {t(words.address)}
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write here
            autoFocus
            value={address}
            status={wrong ? 'error' : ''}
            aria-invalid={wrong}
            aria-describedby={hint}
            onChange={(event) => {
              setAddress(event.target.value)
              setWrong(false)
            }}
          />
        </label>
        <p id={hint} className={`quiet small ${styles['hint']}`} data-wrong={wrong} {...(wrong && { role: 'alert' })}>
          {t(words.addressHint)}
        </p>
        {!marked && (
          <label>
            {t(words.linkText)}
            <Input value={shown} onChange={(event) => setShown(event.target.value)} />
          </label>
        )}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        {linked && (
          <div>
            <Action small kind="danger" icon="delete" label={words.removeLink} onPress={remove} />
          </div>
        )}
      </form>
    </Dialog>
  )
}
