// The editor of formatted text: a toolbar, the text, and its length below.
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate, type Translate } from '../../api/language.ts'
import { useFeedback } from '../feedback/useFeedback.tsx'
import styles from './editor.module.css'
import type { EditorProps } from './editorProps.ts'
import { extensionsOf } from './extensions.ts'
import { purified } from '../plain/text/purified.ts'
import text from '../plain/text/text.module.css'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { editorWords as words, countOf, tooLongOf } from './words.ts'
import { lengthOf } from './Limit.ts'

// Shows the length of a text and its limit; it is announced only when input was refused.
interface TextLengthProps {
  editor: Editor
  most: number
  /** Input has just been refused. */
  refused: boolean
}

function TextLength({ editor, most, refused }: TextLengthProps) {
  const t = useTranslate()
  const count = useEditorState({ editor, selector: (now) => lengthOf(now.editor.state.doc) })
  return (
    <div className={`row gap-12 justify-between rigid quiet small tabular line-above ${styles['foot']}`}>
      <span role="status" className={styles['refused']}>
        {refused && t(tooLongOf(most))}
      </span>
      <span data-over={count > most}>
        <span aria-hidden>{`${count} / ${most}`}</span>
        <span className="unseen">{t(countOf(count, most))}</span>
      </span>
    </div>
  )
}

const attributesOf = ({ id, label, disabled, invalid, required, describedBy }: EditorProps, t: Translate) => ({
  ...(id && { id }),
  class: text['text'] ?? '',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': t(label),
  'aria-invalid': String(invalid ?? false),
  'aria-required': String(required ?? false),
  'aria-disabled': String(disabled ?? false),
  ...(describedBy && { 'aria-describedby': describedBy }),
})

export function TextEditor(props: EditorProps) {
  const { value, height = 400, disabled = false, maxLength, uploadImage, invalid = false } = props
  const { required, describedBy } = props
  const t = useTranslate()
  const label = t(props.label)
  const { failed } = useFeedback()
  const [refused, setRefused] = useState(false)
  /** The value last passed to `onChange`, so that the person's own text does not come back as a change from outside. */
  const reported = useRef(value)
  /** The editor lives longer than one drawing; its callbacks read the present props and language here. */
  const now = useRef({ props, t })
  useEffect(() => {
    now.current = { props, t }
  })
  const placeholder = t(props.placeholder ?? words.placeholder)
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
      onUpdate: ({ editor: changed }) => {
        reported.current = changed.isEmpty ? '' : changed.getHTML()
        setRefused(false)
        now.current.props.onChange(reported.current)
      },
      editorProps: {
        attributes: () => attributesOf(now.current.props, now.current.t),
        transformPastedHTML: purified,
        handlePaste: (_, event) => {
          const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
          const upload = now.current.props.uploadImage
          if (!picture || !upload) return false
          void upload(picture).then((src) => editor?.chain().focus().setImage({ src, alt: picture.name }).run(), failed)
          return true
        },
      },
    },
    [extensions],
  )
  useEffect(() => {
    if (!editor || value === reported.current) return
    reported.current = value
    editor.chain().setMeta('fromOutside', true).setContent(purified(value), { emitUpdate: false }).run()
  }, [editor, value])
  // This also makes the editor read its attributes again.
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled, invalid, required, describedBy, label])
  if (!editor) return null
  return (
    <div
      className={`row column surface rounded clip ${styles['editor']}`}
      data-invalid={invalid}
      data-disabled={disabled}
      style={{ height }}
    >
      <Toolbar editor={editor} label={label} disabled={disabled} uploadImage={uploadImage} />
      <EditorContent editor={editor} className={styles['page'] ?? ''} />
      {maxLength !== undefined && <TextLength editor={editor} most={maxLength} refused={refused} />}
    </div>
  )
}
