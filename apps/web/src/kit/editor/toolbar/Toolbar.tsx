// The toolbar of the editor: Tab reaches it once, arrows move inside it, and the table's tools appear while the cursor is in a table.
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { useSay } from '../../../api/language.ts'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import styles from '../editor.module.css'
import type { EditorProps } from '../editorProps.ts'
import { editorWords as words } from '../words.ts'
import { pickPicture } from './pickPicture.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { tableTools } from './tableTools.ts'
import { ToolButton } from './ToolButton.tsx'
import {
  alignTools,
  blockTools,
  clearing,
  headingTools,
  historyTools,
  insertTable,
  markTools,
  type Tool,
} from './tools.ts'

export interface ToolbarProps {
  editor: Editor
  label: string
  disabled: boolean
  uploadImage: EditorProps['uploadImage']
}

export function Toolbar({ editor, label, disabled, uploadImage }: ToolbarProps) {
  const say = useSay()
  const { failed } = useFeedback()
  const [linking, setLinking] = useState(false)
  const [stop, setStop] = useState<string>('undo')
  const link: Tool = {
    key: 'link',
    label: words.link,
    icon: 'link',
    run: () => setLinking(true),
    on: (now) => now.isActive('link'),
    can: (now) => !now.isActive('codeBlock'),
  }
  const image: Tool = { key: 'image', label: words.image, icon: 'image', run: () => void insert().catch(failed) }
  const inTable = useEditorState({ editor, selector: (now) => now.editor.isActive('table') })
  const groups = [
    historyTools,
    headingTools,
    markTools,
    blockTools,
    alignTools,
    [link, ...(uploadImage ? [image] : []), insertTable],
    ...(inTable ? [tableTools] : []),
    [clearing],
  ]
  const first = groups.flat().some(({ key }) => key === stop) ? stop : 'undo'
  function move(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    }
    const to = steps[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    buttons[(to + buttons.length) % buttons.length]?.focus()
  }
  async function insert() {
    const file = await pickPicture()
    const src = file && (await uploadImage?.(file))
    if (src) editor.chain().focus().setImage({ src, alt: file.name }).run()
  }
  return (
    <div
      role="toolbar"
      aria-label={`${label} ${say(words.toolbar)}`}
      className={styles['toolbar']}
      onKeyDown={move}
      tabIndex={-1}
    >
      {groups.map((group) => (
        <div key={group[0]?.key} className={styles['group']}>
          {group.map((tool) => (
            <ToolButton
              key={tool.key}
              editor={editor}
              tool={tool}
              disabled={disabled}
              stop={tool.key === first}
              onStop={() => setStop(tool.key)}
            />
          ))}
        </div>
      ))}
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </div>
  )
}
