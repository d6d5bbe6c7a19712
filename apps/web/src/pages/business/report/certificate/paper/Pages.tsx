// A document on A4 pages: rendered once off-screen to measure its pieces, then page by page.
import type { Phrase } from '@register/contract/phrase'
import { useLayoutEffect, useRef, useState } from 'react'
import { Page, type PageProps } from './Page.tsx'
import { intoPages } from '../../../../../kit/paper/intoPages.ts'
import styles from './paper.module.css'
import type { Piece } from '../../../../../kit/paper/pieces.ts'

export interface PagesProps {
  pieces: readonly Piece[]
  /** The number at the top of the first page, and of all others. */
  first: PageProps['number']
  number: PageProps['number']
  mark: Phrase
}

/** Pixels left free on every page: a printer's letters may be a little wider than the screen's. */
const slack = 12

/** The height of a piece, and of its table's head where it is in one. */
const measure = (element: Element) => ({
  height: element.getBoundingClientRect().height,
  head: element.closest('table')?.tHead?.getBoundingClientRect().height ?? 0,
})

export function Pages({ pieces, first, number, mark }: PagesProps) {
  const out = useRef<HTMLDivElement>(null)
  const [laid, setLaid] = useState<{ of: readonly Piece[]; pages: number[][] }>()
  const pages = laid?.of === pieces ? laid.pages : undefined
  useLayoutEffect(() => {
    const content = out.current?.querySelector('section > div')
    if (!out.current || !content) return
    const elements = [...out.current.querySelectorAll('[data-piece]')]
    const measured = pieces.map((piece, at) => {
      const element = elements[at]
      return { ...piece, ...(element ? measure(element) : { height: 0, head: 0 }) }
    })
    const room = content.getBoundingClientRect().height - slack
    setLaid({ of: pieces, pages: intoPages(measured, room) })
  }, [pieces])
  if (!pages)
    return (
      <div ref={out} className={styles['measured']} aria-hidden>
        <Page at={1} of={1} number={number} mark={mark} pieces={[]} />
        <Page at={1} of={1} number={number} mark={mark} pieces={pieces} />
      </div>
    )
  return (
    <div className={`stack gap-24 justify-center ${styles['pages']}`} data-paper>
      {pages.map((places, at) => (
        <Page
          key={places[0]}
          at={at + 1}
          of={pages.length}
          number={at === 0 ? first : number}
          mark={mark}
          pieces={places.flatMap((place) => pieces[place] ?? [])}
        />
      ))}
    </div>
  )
}
