// The editor of formatted text: a toolbar, the text, and below it how long it is.
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSay } from '../../api/language.ts'
import { useFeedback } from '../feedback/useFeedback.tsx'
import styles from './editor.module.css'
import type { EditorProps } from './editorProps.ts'
import { extensionsOf } from './extensions.ts'
import { purified } from './purified.ts'
import text from './text.module.css'
import { TextLength } from './TextLength.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { editorWords as words } from './words.ts'

export function TextEditor(props: EditorProps) {
  const { id, label, value, height = 400, disabled = false, maxLength, uploadImage, invalid = false } = props
  const { required = false, describedBy } = props
  const say = useSay()
  const { failed } = useFeedback()
  const [refused, setRefused] = useState(false)
  /** What was last told, so that one's own words do not come back as news. */
  const told = useRef(value)
  const placeholder = props.placeholder ?? say(words.placeholder)
  const extensions = useMemo(
    () => extensionsOf({ placeholder, maxLength, onRefused: () => setRefused(true) }),
    [placeholder, maxLength],
  )
  const editor = useEditor(
    {
      extensions,
      content: purified(value),
      editable: !disabled,
      injectCSS: false,
      onUpdate: ({ editor: now }) => {
        told.current = now.isEmpty ? '' : now.getHTML()
        setRefused(false)
        props.onChange(told.current)
      },
      editorProps: {
        attributes: {
          ...(id && { id }),
          class: text['text'] ?? '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-invalid': String(invalid),
          'aria-required': String(required),
          'aria-disabled': String(disabled),
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
        transformPastedHTML: purified,
        handlePaste: (_, event) => {
          const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
          const [picture] = pictures
          if (!picture || !uploadImage) return false
          void uploadImage(picture).then(
            (src) => editor?.chain().focus().setImage({ src, alt: picture.name }).run(),
            failed,
          )
          return true
        },
      },
    },
    [extensions],
  )
  useEffect(() => {
    if (!editor || value === told.current) return
    told.current = value
    editor.chain().setMeta('fromOutside', true).setContent(purified(value), { emitUpdate: false }).run()
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  if (!editor) return null
  return (
    <div className={styles['editor']} data-invalid={invalid} data-disabled={disabled} style={{ height }}>
      <Toolbar editor={editor} label={label} disabled={disabled} uploadImage={uploadImage} />
      <EditorContent editor={editor} className={styles['page'] ?? ''} />
      {maxLength !== undefined && <TextLength editor={editor} most={maxLength} refused={refused} />}
    </div>
  )
}
