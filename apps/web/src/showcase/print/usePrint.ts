// Prints a part of the page, or a text with its own markup, on paper of its own; what is marked `data-no-print` stays out.
import { useRef, type RefObject } from 'react'
import { useReactToPrint } from 'react-to-print'
import { purified } from '../../kit/plain/text/purified.ts'
import text from '../../kit/plain/text/text.module.css'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

const paper =
  '@page { margin: 15mm } [data-no-print] { display: none !important } html, body { height: auto; overflow: visible; background: #fff }'

export interface Printing<E extends Element> {
  /** For the part that `print` prints. */
  part: RefObject<E | null>
  print: () => void
  /** HTML from anywhere; what is not harmless is left out. */
  printHtml: (html: string) => void
}

/** `title` names the document for the printer. */
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
