// Where a proof is given: a file dropped or chosen, or a text pasted.
import type { Phrase } from '@register/contract/phrase'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../../kit/plain/action/Field.tsx'
import { longestGiven } from './given.ts'
import styles from '../Proof.module.css'
import { words } from '../words.ts'

export interface Given {
  text: string
  /** Of the file. */
  name?: string
}

const FilePlace = ({ onFile }: { onFile: (file: File) => void }) => {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  return (
    // Dropping is one more way for those who use a pointer; the button does the same.
    <div
      className={`stack gap-12 items-center text-center rounded ${styles['drop']}`}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <p className="quiet">{t(words.drop)}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t(words.choose)}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Without this the same file could not be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button icon="file" onClick={() => input.current?.click()}>
        {t(words.choose)}
      </Button>
    </div>
  )
}

export const GivenForm = ({ onGive }: { onGive: (given: Given) => void }) => {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<Phrase>()
  const take = (given: Given) => {
    const fault = given.text.trim() === '' ? words.empty : given.text.length > longestGiven ? words.tooLarge : undefined
    setWrong(fault)
    if (!fault) onGive(given)
  }
  const onFile = async (file: File) => {
    // A large file is not read at all.
    if (file.size > longestGiven) setWrong(words.tooLarge)
    else take({ text: await file.text(), name: file.name })
  }
  return (
    <section className={`stack fit gap-16 card ${styles['card']}`}>
      <FilePlace onFile={(file) => void onFile(file)} />
      <form
        className="stack fit gap-12 items-start"
        onSubmit={(event) => {
          event.preventDefault()
          take({ text: typed })
        }}
      >
        <div className="full-width">
          <Field label={words.paste} hint={words.pasteHint} error={wrong}>
            {(tied) => (
              <textarea
                {...tied}
                className={`${inputClass} ${styles['paste']}`}
                rows={4}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" look="primary">
          {t(words.check)}
        </Button>
      </form>
    </section>
  )
}
