// The tools of the editor that work by one press: their action, whether they are on, and their shortcut keys.
import type { Phrase } from '@register/contract/phrase'
import type { Editor } from '@tiptap/react'
import type { IconName } from '../../action/icons.tsx'
import { editorWords as words } from '../words.ts'

export interface Tool {
  key: keyof typeof words
  label: Phrase
  icon?: IconName
  /** Shown in place of an icon. */
  letters?: string
  /** The key names as printed on the keyboard. */
  keys?: string
  run: (editor: Editor) => void
  on?: (editor: Editor) => boolean
  /** Whether it would have an effect now; always when it is left out. */
  can?: (editor: Editor) => boolean
}

type Rest = Omit<Tool, 'key' | 'label'>
const tool = (key: keyof typeof words, rest: Rest): Tool => ({ key, label: words[key], ...rest })

const heading = (level: 1 | 2 | 3): Tool =>
  tool(`h${level}`, {
    letters: `H${level}`,
    keys: `Ctrl+Alt+${level}`,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    on: (editor) => editor.isActive('heading', { level }),
    can: (editor) => editor.can().toggleHeading({ level }),
  })

type Mark = 'bold' | 'italic' | 'underline' | 'strike'
const mark = (key: Mark, keys: string): Tool =>
  tool(key, {
    icon: key,
    keys,
    run: (editor) => editor.chain().focus().toggleMark(key).run(),
    on: (editor) => editor.isActive(key),
    can: (editor) => editor.can().toggleMark(key),
  })

const align = (key: 'left' | 'center' | 'right', icon: IconName, keys: string): Tool =>
  tool(key, {
    icon,
    keys,
    run: (editor) => editor.chain().focus().setTextAlign(key).run(),
    on: (editor) => editor.isActive({ textAlign: key }),
  })

export const historyTools: readonly Tool[] = [
  tool('undo', {
    icon: 'undo',
    keys: 'Ctrl+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  }),
  tool('redo', {
    icon: 'redo',
    keys: 'Ctrl+Y',
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  }),
]
export const headingTools: readonly Tool[] = [heading(1), heading(2), heading(3)]
export const markTools: readonly Tool[] = [
  mark('bold', 'Ctrl+B'),
  mark('italic', 'Ctrl+I'),
  mark('underline', 'Ctrl+U'),
  mark('strike', 'Ctrl+Shift+S'),
]
export const blockTools: readonly Tool[] = [
  tool('list', {
    icon: 'list',
    keys: 'Ctrl+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    on: (editor) => editor.isActive('bulletList'),
    can: (editor) => editor.can().toggleBulletList(),
  }),
  tool('numbered', {
    icon: 'numbered',
    keys: 'Ctrl+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    on: (editor) => editor.isActive('orderedList'),
    can: (editor) => editor.can().toggleOrderedList(),
  }),
  tool('quote', {
    icon: 'quote',
    keys: 'Ctrl+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    on: (editor) => editor.isActive('blockquote'),
    can: (editor) => editor.can().toggleBlockquote(),
  }),
  tool('code', {
    icon: 'code',
    keys: 'Ctrl+Alt+C',
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    on: (editor) => editor.isActive('codeBlock'),
    can: (editor) => editor.can().toggleCodeBlock(),
  }),
]
export const alignTools: readonly Tool[] = [
  align('left', 'alignLeft', 'Ctrl+Shift+L'),
  align('center', 'alignCenter', 'Ctrl+Shift+E'),
  align('right', 'alignRight', 'Ctrl+Shift+R'),
]
export const insertTable = tool('table', {
  icon: 'table',
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  can: (editor) => !editor.isActive('table'),
})
export const clearing = tool('clear', {
  icon: 'clear',
  run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().unsetTextAlign().run(),
})
