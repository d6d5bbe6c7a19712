// Takes numbers from a column of a file: the visitor chooses a file, and its sheet and column, of which the likeliest come first.
import { isPhrase, type Phrase } from '@register/contract/phrase'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import styles from '../numbers.module.css'
import { offered } from './columns.ts'
import { maxBytes } from './limits.ts'
import type { ReadFile } from './readFile.ts'
import { SheetColumn } from './SheetColumn.tsx'
import { words } from './words.ts'

async function sheetsOf(file: File): Promise<ReadFile | Phrase> {
  if (file.size >= maxBytes) return words.tooLarge
  // The code that reads workbooks is loaded only when a file is chosen.
  const { readFile } = await import('./readFile.ts')
  const read = await readFile(file.name, new Uint8Array(await file.arrayBuffer()))
  if (isPhrase(read)) return read
  const sheets = offered(read.sheets)
  return sheets.length > 0 ? { ...read, sheets } : words.empty
}

export const FromFile = ({ onTake }: { onTake: (numbers: readonly string[]) => void }) => {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ reading?: true; name?: string; wrong?: Phrase; read?: ReadFile }>({})
  async function choose(file: File) {
    setState({ reading: true, name: file.name })
    const found = await sheetsOf(file).catch((): Phrase => words.unreadable)
    setState({ name: file.name, ...(isPhrase(found) ? { wrong: found } : { read: found }) })
  }
  return (
    <div className="stack gap-8">
      <div className={`row wrap gap-8-12 align-center ${styles['fileLine']}`}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv"
          aria-label={t(words.fromFile)}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Without this the same file could not be chosen again.
            target.value = ''
            if (file) void choose(file)
          }}
        />
        <Button icon="file" busy={state.reading === true} onClick={() => input.current?.click()}>
          {t(state.reading ? words.reading : words.fromFile)}
        </Button>
        <span className={`block quiet small ${styles['small']}`}>{state.name ?? t(words.fileHint)}</span>
      </div>
      {state.wrong && (
        <p role="alert" className="bad">
          {t(state.wrong)}
        </p>
      )}
      {state.read?.notes.map((note) => (
        <p key={note[1]} role="status" className={`block quiet small ${styles['small']}`}>
          {t(note)}
        </p>
      ))}
      {state.read && <SheetColumn sheets={state.read.sheets} onTake={onTake} />}
    </div>
  )
}
