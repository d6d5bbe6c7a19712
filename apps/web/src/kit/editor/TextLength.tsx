// Shows the length of a text and its limit; it is announced only when input was refused.
import { useEditorState, type Editor } from '@tiptap/react'
import { useSay } from '../../api/language.ts'
import styles from './editor.module.css'
import { lengthOf } from './Limit.ts'
import { countOf, tooLongOf } from './words.ts'

export interface TextLengthProps {
  editor: Editor
  most: number
  /** Input has just been refused. */
  refused: boolean
}

export function TextLength({ editor, most, refused }: TextLengthProps) {
  const say = useSay()
  const count = useEditorState({ editor, selector: (now) => lengthOf(now.editor.state.doc) })
  return (
    <div className={styles['foot']}>
      <span role="status" className={styles['refused']}>
        {refused && say(tooLongOf(most))}
      </span>
      <span data-over={count > most}>
        <span aria-hidden>{`${count} / ${most}`}</span>
        <span className="unseen">{say(countOf(count, most))}</span>
      </span>
    </div>
  )
}
