// The tools that are shown while the cursor is in a table.
import { editorWords as words } from '../words.ts'
import type { Tool } from './tools.ts'

const tool = (key: Tool['key'], icon: NonNullable<Tool['icon']>, run: Tool['run']): Tool => ({
  key,
  label: words[key],
  icon,
  run,
})

export const tableTools: readonly Tool[] = [
  tool('rowAbove', 'rowAbove', (editor) => editor.chain().focus().addRowBefore().run()),
  tool('rowBelow', 'rowBelow', (editor) => editor.chain().focus().addRowAfter().run()),
  tool('rowDelete', 'rowDelete', (editor) => editor.chain().focus().deleteRow().run()),
  tool('columnBefore', 'columnBefore', (editor) => editor.chain().focus().addColumnBefore().run()),
  tool('columnAfter', 'columnAfter', (editor) => editor.chain().focus().addColumnAfter().run()),
  tool('columnDelete', 'columnDelete', (editor) => editor.chain().focus().deleteColumn().run()),
  tool('tableDelete', 'delete', (editor) => editor.chain().focus().deleteTable().run()),
]
