// A field for formatted text; the editor itself is fetched when the first one is drawn.
import { Loading } from '../state/Loading.tsx'
import { late } from '../plain/late.tsx'
import type { EditorProps } from './editorProps.ts'

const TextEditor = late(async () => (await import('./TextEditor.tsx')).TextEditor)

export const Editor = (props: EditorProps) => <TextEditor waiting={<Loading lines={8} />} {...props} />
