// The sign-in methods as tabs: arrow keys move between them, and the address holds the chosen one.
import type { Wording } from '@register/contract/phrase'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from './MethodTabs.module.css'

interface Way {
  key: string
  label: string
}

interface Props {
  label: Wording
  ways: readonly Way[]
  chosen: string
  onChoose: (key: string) => void
  children: ReactNode
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

export const WayTabs = ({ label, ways, chosen, onChoose, children }: Props) => {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const at = ways.findIndex(({ key }) => key === chosen)
    const to = ways[steps[event.key]?.(at, ways.length - 1) ?? -1]
    if (!to) return
    event.preventDefault()
    onChoose(to.key)
    list.current?.querySelector<HTMLButtonElement>(`#way-${to.key}`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={t(label)} className={`row line-below ${styles['tabs']}`}>
        {ways.map((way) => (
          <button
            className="grow quiet no-border no-ground pressable"
            key={way.key}
            id={`way-${way.key}`}
            type="button"
            role="tab"
            aria-selected={way.key === chosen}
            aria-controls="way"
            tabIndex={way.key === chosen ? 0 : -1}
            onClick={() => onChoose(way.key)}
            onKeyDown={move}
          >
            {way.label}
          </button>
        ))}
      </div>
      <div id="way" role="tabpanel" aria-labelledby={`way-${chosen}`}>
        {children}
      </div>
    </>
  )
}
