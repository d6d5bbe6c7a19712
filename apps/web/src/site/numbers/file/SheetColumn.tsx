// Chooses one column of one sheet: those with the most certificate numbers are chosen already.
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../../kit/plain/action/Field.tsx'
import styles from '../numbers.module.css'
import { likeliest, numbersOn, type Sheet } from './columns.ts'
import { columnName, sheetName, words } from './words.ts'

interface Props {
  /** The likeliest first. */
  sheets: readonly Sheet[]
  onTake: (numbers: readonly string[]) => void
}

export const SheetColumn = ({ sheets, onTake }: Props) => {
  const t = useTranslate()
  const [place, setPlace] = useState(0)
  const [letter, setLetter] = useState<string>()
  const sheet = sheets[place]
  if (!sheet) return null
  const column = sheet.columns.find((one) => one.letter === letter) ?? likeliest(sheet.columns)
  return (
    <>
      <div className="row wrap gap-8-12 align-end">
        {sheets.length > 1 && (
          <Field label={words.sheet}>
            {(tied) => (
              <select
                {...tied}
                className={inputClass}
                value={place}
                onChange={(event) => {
                  setPlace(Number(event.target.value))
                  setLetter(undefined)
                }}
              >
                {sheets.map((one, at) => (
                  <option key={one.name} value={at}>
                    {t(sheetName(one.name, numbersOn(one)))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field label={words.column}>
          {(tied) => (
            <select
              {...tied}
              className={inputClass}
              value={column?.letter}
              onChange={(event) => setLetter(event.target.value)}
            >
              {sheet.columns.map((one) => (
                <option key={one.letter} value={one.letter}>
                  {t(columnName(one.letter, one.head.slice(0, 30), one.values.length))}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button onClick={() => onTake(column?.values ?? [])}>{t(words.take)}</Button>
      </div>
      {sheet.notes.map((note) => (
        <p key={note[1]} role="status" className={`block quiet small ${styles['small']}`}>
          {t(note)}
        </p>
      ))}
    </>
  )
}
