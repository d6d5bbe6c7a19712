// The inputs of the batch check: a box to paste numbers into, and a column of a workbook that fills it.
import { maxNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { FromFile } from './file/FromFile.tsx'
import { givenNumbers, sameAs } from './givenNumbers.ts'
import { keep, kept } from './kept.ts'
import { NumberChips } from './NumberChips.tsx'
import styles from './numbers.module.css'
import { counted, words } from './words.ts'

interface Props {
  busy: boolean
  onCheck: (numbers: readonly string[]) => void
}

export const NumbersForm = ({ busy, onCheck }: Props) => {
  const t = useTranslate()
  const [text, setText] = useState(() => kept().text)
  const [missing, setMissing] = useState(false)
  const [removed, setRemoved] = useState(() => kept().removed)
  const given = givenNumbers([text], removed)
  function write(next: string) {
    keep({ text: next, removed: new Set() })
    setText(next)
    setRemoved(new Set())
  }
  function remove(number: string) {
    const next = new Set(removed).add(sameAs(number))
    keep({ removed: next })
    setRemoved(next)
  }
  function check() {
    setMissing(given.numbers.length === 0)
    if (given.numbers.length > 0 && !busy) onCheck(given.numbers)
  }
  return (
    <form
      className={`stack gap-16 card pad-16 ${styles['form']}`}
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <Field
        label={words.numbers}
        hint={given.numbers.length > 0 ? counted({ ...given, numbers: given.numbers.length }) : words.numbersHint}
        error={missing && given.numbers.length === 0 ? words.none : undefined}
      >
        {(tied) => (
          <textarea
            {...tied}
            className={`${inputClass} ${styles['box']}`}
            rows={8}
            // Accepts more numbers than one check allows; the surplus is reported and left out.
            maxLength={maxNumbers * 500}
            autoComplete="off"
            spellCheck={false}
            placeholder={t(words.example)}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <NumberChips numbers={given.numbers} onRemove={remove} />
      <FromFile onTake={(numbers) => write(numbers.join('\n'))} />
      <div>
        <Button type="submit" look="primary" icon="search" busy={busy}>
          {t(words.check)}
        </Button>
      </div>
    </form>
  )
}
