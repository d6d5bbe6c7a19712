// Prints a part of the page, or a text with its own markup, on paper of its own; what is marked `data-no-print` stays out.
import { useRef, type RefObject } from 'react'
import { useReactToPrint } from 'react-to-print'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

const paper = '@page { margin: 15mm } [data-no-print] { display: none !important } body { background: #fff }'

/** `title` names the document for the printer. */
export function usePrint<E extends Element>(title: string): { part: RefObject<E | null>; print: () => void } {
  const part = useRef<E>(null)
  const start = useReactToPrint({ contentRef: part, documentTitle: title, pageStyle: paper, nonce })
  return { part, print: () => start() }
}
