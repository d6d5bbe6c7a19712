// The toolbar of the editor: Tab reaches it once, arrows move inside it, and the table's tools appear while the cursor is in a table.
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import styles from '../editor.module.css'
import type { EditorProps } from '../editorProps.ts'
import { editorWords as words } from '../words.ts'
import { LinkDialog } from './LinkDialog.tsx'
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
import { Icon } from '../../action/icons.tsx'

// One tool of the editor: pressed in while it is on, disabled while it would have no effect.
interface ToolButtonProps {
  editor: Editor
  tool: Tool
  disabled: boolean
  /** The tool that Tab reaches. */
  stop: boolean
  onStop: () => void
}

function ToolButton({ editor, tool, disabled, stop, onStop }: ToolButtonProps) {
  const t = useTranslate()
  const { on, can } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ on: tool.on?.(now), can: tool.can?.(now) ?? true }),
  })
  const usable = can && !disabled
  const name = tool.letters ? `${t(tool.label)} ${tool.letters}` : t(tool.label)
  return (
    <button
      type="button"
      className={`stack place-center plain bold no-border no-ground pressable ${styles['tool']}`}
      aria-label={name}
      title={tool.keys ? `${name} (${tool.keys})` : name}
      aria-disabled={!usable}
      {...(on !== undefined && { 'aria-pressed': on })}
      tabIndex={stop ? 0 : -1}
      onFocus={onStop}
      // The cursor stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!usable) return
        // At once: focusing the text later would discard the format that is switched on for the next letter.
        editor.view.focus()
        tool.run(editor)
      }}
    >
      {tool.icon ? <Icon name={tool.icon} /> : tool.letters}
    </button>
  )
}

// The tools that are shown while the cursor is in a table.
const tableTool = (key: Tool['key'], icon: NonNullable<Tool['icon']>, run: Tool['run']): Tool => ({
  key,
  label: words[key],
  icon,
  run,
})

const tableTools: readonly Tool[] = [
  tableTool('rowAbove', 'rowAbove', (editor) => editor.chain().focus().addRowBefore().run()),
  tableTool('rowBelow', 'rowBelow', (editor) => editor.chain().focus().addRowAfter().run()),
  tableTool('rowDelete', 'rowDelete', (editor) => editor.chain().focus().deleteRow().run()),
  tableTool('columnBefore', 'columnBefore', (editor) => editor.chain().focus().addColumnBefore().run()),
  tableTool('columnAfter', 'columnAfter', (editor) => editor.chain().focus().addColumnAfter().run()),
  tableTool('columnDelete', 'columnDelete', (editor) => editor.chain().focus().deleteColumn().run()),
  tableTool('tableDelete', 'delete', (editor) => editor.chain().focus().deleteTable().run()),
]

// Lets the reader choose a picture from their own files.

/** Undefined when nothing was chosen. */
const pickPicture = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/png,image/jpeg,image/gif'
    input.addEventListener('change', () => resolve(input.files?.[0]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })

export interface ToolbarProps {
  editor: Editor
  label: string
  disabled: boolean
  uploadImage: EditorProps['uploadImage']
}

export function Toolbar({ editor, label, disabled, uploadImage }: ToolbarProps) {
  const t = useTranslate()
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
      aria-label={`${label} ${t(words.toolbar)}`}
      className={`row wrap gap-2 rigid tinted line-below ${styles['toolbar']}`}
      onKeyDown={move}
      tabIndex={-1}
    >
      {groups.map((group) => (
        <div key={group[0]?.key} className={`row gap-2 ${styles['group']}`}>
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
