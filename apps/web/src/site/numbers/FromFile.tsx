// Takes numbers from a column of a workbook: the visitor chooses a file, and a column, of which the likeliest comes first.
import type { Phrase } from '@register/contract/phrase'
import { useRef, useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { likeliest, numbersOf, type Column } from './givenNumbers.ts'
import styles from './numbers.module.css'
import type { ReadColumns } from './readColumns.ts'
import { columnName, words } from './words.ts'

/** Bytes; the same limit as the server has. */
const maxBytes = 10 * 1024 * 1024

async function columnsOf(file: File): Promise<ReadColumns | Phrase> {
  if (!/\.xlsx$/i.test(file.name)) return words.notExcel
  if (file.size >= maxBytes) return words.tooLarge
  // The code that reads workbooks is loaded only when a file is chosen.
  const { readColumns } = await import('./readColumns.ts')
  try {
    const read = await readColumns(file)
    return read.columns.length > 0 ? read : words.empty
  } catch {
    return words.unreadable
  }
}

const isPhrase = (found: ReadColumns | Phrase): found is Phrase => Array.isArray(found)

export const FromFile = ({ onTake }: { onTake: (numbers: readonly string[]) => void }) => {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ reading?: true; name?: string; wrong?: Phrase; notes?: readonly Phrase[] }>({})
  const [columns, setColumns] = useState<readonly Column[]>([])
  const [letter, setLetter] = useState('')
  async function choose(file: File) {
    setColumns([])
    setState({ reading: true, name: file.name })
    const found = await columnsOf(file)
    if (isPhrase(found)) return setState({ name: file.name, wrong: found })
    setState({ name: file.name, notes: found.notes })
    setColumns(found.columns)
    setLetter(likeliest(found.columns)?.letter ?? '')
  }
  const chosen = columns.find((column) => column.letter === letter)
  return (
    <div className={styles['file']}>
      <div className={styles['fileLine']}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={say(words.fromFile)}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Without this the same file could not be chosen again.
            target.value = ''
            if (file) void choose(file)
          }}
        />
        <Button icon="file" busy={state.reading === true} onClick={() => input.current?.click()}>
          {say(state.reading ? words.reading : words.fromFile)}
        </Button>
        <span className={styles['small']}>{state.name ?? say(words.fileHint)}</span>
      </div>
      {state.wrong && (
        <p role="alert" className={styles['wrong']}>
          {say(state.wrong)}
        </p>
      )}
      {state.notes?.map((note) => (
        <p key={note[1]} role="status" className={styles['small']}>
          {say(note)}
        </p>
      ))}
      {chosen && (
        <div className={styles['columns']}>
          <Field label={say(words.column)}>
            {(tied) => (
              <select
                {...tied}
                className={inputClass}
                value={letter}
                onChange={(event) => setLetter(event.target.value)}
              >
                {columns.map((column) => (
                  <option key={column.letter} value={column.letter}>
                    {say(columnName(column.letter, column.head.slice(0, 30), column.values.length))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button onClick={() => onTake(numbersOf(chosen))}>{say(words.take)}</Button>
        </div>
      )}
    </div>
  )
}
