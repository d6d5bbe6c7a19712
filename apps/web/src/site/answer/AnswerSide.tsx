// The side column of the answer, below the rest on a telephone and on paper: saving and sharing, files, history.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { useEffect, useRef, type RefObject } from 'react'
import styles from './AnswerView.module.css'
import { Files } from './record/Files.tsx'
import { Foot } from './record/Foot.tsx'
import { History } from './record/History.tsx'
import { usePrinting } from './record/usePrinting.tsx'
import { Related } from './related/Related.tsx'

/** Pixels between the column and the edge of the window. */
const gap = 16

// Keeps a sticky column in view: of a column taller than the window its end, otherwise its beginning.
function useKeptInView(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current
    if (!element) return undefined
    const place = () => {
      element.style.top = `${Math.min(gap, window.innerHeight - element.offsetHeight - gap)}px`
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    window.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [column])
}

export const AnswerSide = ({ answer }: { answer: Answer }) => {
  const side = useRef<HTMLElement>(null)
  useKeptInView(side)
  const printing = usePrinting(answer)
  return (
    <aside ref={side} className={`stack gap-16 content-start may-narrow ${styles['side']}`}>
      <Foot answer={answer} printing={printing} />
      {answer.files.length > 0 && <Files files={answer.files} />}
      <History answer={answer} />
      <Related answer={answer} />
      {printing.paper}
    </aside>
  )
}
