// The numbers that will be checked, each of which can be taken off before.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { useRef } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Chip } from '../chip/Chip.tsx'
import styles from './numbers.module.css'
import { takeOff, words } from './words.ts'

interface Props {
  numbers: readonly string[]
  onRemove: (number: string) => void
}

/** Draws nothing where there are none. */
export const NumberChips = ({ numbers, onRemove }: Props) => {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  if (numbers.length === 0) return null
  function remove(number: string, at: number) {
    const buttons = list.current?.querySelectorAll('button') ?? []
    // The button goes with its number: who uses the keyboard goes on at the next one, or the one before.
    const next = buttons[at + 1] ?? buttons[at - 1]
    next?.focus()
    onRemove(number)
  }
  return (
    <ul ref={list} className={`row wrap gap-8 ${styles['chips']}`} aria-label={t(words.willCheck)}>
      {numbers.map((number, at) => (
        <Chip
          key={number}
          text={printNo(number)}
          removeWord={takeOff(printNo(number))}
          onRemove={() => remove(number, at)}
        />
      ))}
    </ul>
  )
}
