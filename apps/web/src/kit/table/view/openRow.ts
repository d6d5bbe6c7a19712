// A click anywhere in a row opens the record, so that nobody has to hit its number: by an action of the row, or by its first link.
import type { MouseEvent as Click } from 'react'
import { controlCells } from '../../antd/tableParts.ts'
import type { RowAction } from './acts/rowActs.ts'

/** What a click acts on itself. */
const own = 'a, button, input, label, select, textarea, summary, [role="button"], [role="checkbox"], [role="menuitem"]'

const middle = 1

/** What a row opens when it is clicked: an action before a link, because a link in a row may lead to something else; the form only where there is no link. */
export interface Opening {
  first: RowAction | undefined
  last: RowAction | undefined
}

/** `named`: the key of the action that opens the row, where it is not `open`. */
export function openingOf(acts: readonly RowAction[], named?: string): Opening {
  const by = (key: string) => acts.find((act) => act.key === key)
  return { first: (named === undefined ? undefined : by(named)) ?? by('open'), last: by('edit') }
}

interface Row extends Opening {
  /** The class of the cell whose links are actions, not the record itself. */
  acts: string
  /** Does an action, or goes to its address. */
  run: (act: RowAction) => unknown
}

/** Where a click in a row fell, when it is not a control that it hit. */
function hitOf({ target, currentTarget: row }: Click<HTMLElement>): Element | undefined {
  // A menu or a dialog that belongs to the row bubbles here too, although it is drawn elsewhere.
  return target instanceof Element && row.contains(target) && !target.closest(own) ? target : undefined
}

const linkOf = (row: HTMLElement, acts: string) => row.querySelector<HTMLAnchorElement>(`td:not(.${acts}) a[href^="#"]`)

const openTab = (href: string) => window.open(href, '_blank', 'noopener')

/** The address that the row leads to; undefined where it opens something over the list. */
function addressOf(row: HTMLElement, { first, last, acts }: Row): string | undefined {
  if (first) return first.to && `#${first.to}`
  return linkOf(row, acts)?.href ?? (last?.to && `#${last.to}`)
}

export function openRow(event: Click<HTMLElement>, row: Row): void {
  const hit = hitOf(event)
  if (!hit) return
  // Whoever missed the tick or a button by some pixels did not mean to leave the list.
  const control = hit.closest(`.${row.acts}, ${controlCells}`)
  if (control) return control.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
  // Who marks a text wants to copy it.
  if (getSelection()?.type === 'Range') return
  const address = addressOf(event.currentTarget, row)
  const link = row.first ? null : linkOf(event.currentTarget, row.acts)
  const aside = event.ctrlKey || event.metaKey || event.shiftKey
  // A click made by a script opens no other tab, whatever keys it says are held.
  if (address && aside) return void openTab(address)
  if (link) return link.click()
  const act = row.first ?? row.last
  if (act) row.run(act)
}

/** The middle button opens an address in another tab, and so it does in the whole row. */
export function openAside(event: Click<HTMLElement>, row: Row): void {
  const hit = event.button === middle ? hitOf(event) : undefined
  const address = hit && !hit.closest(`.${row.acts}, ${controlCells}`) && addressOf(event.currentTarget, row)
  if (!address) return
  // Pressed, it would begin to scroll by the pointer.
  if (event.type === 'mousedown') event.preventDefault()
  else openTab(address)
}
