// A choice of the coverage check: not known first, then what is offered, and a text of its own where that is chosen.
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { inputClass } from '../../../../kit/plain/action/Field.tsx'
import type { Entry } from '../answers.ts'
import { words } from '../words.ts'

/** An entry as the value of the select, and back; options have a prefix that sets them apart from the other choices. */
const toChoice = ({ way, text }: Entry): string => (way === 'option' ? `=${text}` : way)
const fromChoice = (value: string): Entry =>
  value.startsWith('=') ? { way: 'option', text: value.slice(1) } : { way: value as Entry['way'], text: '' }

interface Props {
  /** What ties it to its label and its error. */
  tied: object
  entry: Entry
  onChange: (entry: Entry) => void
  /** The options after the first. */
  children: ReactNode
  /** For the choice of a text. */
  input: ReactNode
}

export const Choice = ({ tied, entry, onChange, children, input }: Props) => {
  const t = useTranslate()
  return (
    <div className="stack gap-4">
      <select
        {...tied}
        className={inputClass}
        value={toChoice(entry)}
        onChange={(event) => onChange(fromChoice(event.target.value))}
      >
        <option value="open">{t(words.unknown)}</option>
        {children}
      </select>
      {entry.way === 'text' && input}
    </div>
  )
}
