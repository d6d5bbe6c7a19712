// One tool of the editor: pressed in while it is on, disabled while it would have no effect.
import { useEditorState, type Editor } from '@tiptap/react'
import { useSay } from '../../../api/language.ts'
import { Icon } from '../../action/icons.tsx'
import styles from '../editor.module.css'
import type { Tool } from './tools.ts'

export interface ToolButtonProps {
  editor: Editor
  tool: Tool
  disabled: boolean
  /** The tool that Tab reaches. */
  stop: boolean
  onStop: () => void
}

export function ToolButton({ editor, tool, disabled, stop, onStop }: ToolButtonProps) {
  const say = useSay()
  const { on, can } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ on: tool.on?.(now), can: tool.can?.(now) ?? true }),
  })
  const usable = can && !disabled
  const name = tool.letters ? `${say(tool.label)} ${tool.letters}` : say(tool.label)
  return (
    <button
      type="button"
      className={styles['tool']}
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
