// Prints a part of the page, or a text with its own markup, on pages of its own; elements with `data-no-print` are left out.
import { useRef, type RefObject } from 'react'
import { useReactToPrint } from 'react-to-print'
import { purified } from '../../kit/plain/text/purified.ts'
import text from '../../kit/plain/text/text.module.css'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

const paper =
  '@page { margin: 15mm } [data-no-print] { display: none !important } html, body { height: auto; overflow: visible; background: #fff }'

export interface Printing<E extends Element> {
  /** The ref of the part that `print` prints. */
  part: RefObject<E | null>
  print: () => void
  /** HTML from anywhere; everything harmful is removed. */
  printHtml: (html: string) => void
}

/** `title` is the name of the document for the printer. */
export function usePrint<E extends Element>(title: string): Printing<E> {
  const part = useRef<E>(null)
  const start = useReactToPrint({ contentRef: part, documentTitle: title, pageStyle: paper, nonce })
  return {
    part,
    print: () => start(),
    printHtml: (html) =>
      start(() => {
        const sheet = document.createElement('div')
        sheet.className = text['text'] ?? ''
        sheet.innerHTML = purified(html)
        return sheet
      }),
  }
}
