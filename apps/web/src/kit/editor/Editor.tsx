// Formatted text being written: the editor itself is fetched when the first one is drawn.
import { lazy, Suspense } from 'react'
import { Loading } from '../feedback/Loading.tsx'
import type { EditorProps } from './editorProps.ts'

const TextEditor = lazy(async () => ({ default: (await import('./TextEditor.tsx')).TextEditor }))

export const Editor = (props: EditorProps) => (
  <Suspense fallback={<Loading lines={8} />}>
    <TextEditor {...props} />
  </Suspense>
)
