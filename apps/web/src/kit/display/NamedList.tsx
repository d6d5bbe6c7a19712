// What a question is about, by name: all of up to ten, else their number with the whole list to open.
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './display.module.css'
import { allOf } from './words.ts'

/** A list of this length is read at a glance and fits into a dialog. */
const few = 10

export function NamedList({ names }: { names: readonly ReactNode[] }) {
  const t = useTranslate()
  const list = (
    <ul className={`below-12 pad-8-12 scroll ${styles['named']}`}>
      {names.map((name, at) => (
        <li key={at}>{name}</li>
      ))}
    </ul>
  )
  if (names.length <= few) return list
  return (
    <details>
      <summary>{t(allOf(names.length))}</summary>
      {list}
    </details>
  )
}
