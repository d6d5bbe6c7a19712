// Prints an answer with the proof of its record. What cannot be had is left away: nothing keeps a person from printing.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from './Foot.module.css'

/** Milliseconds; printing does not wait longer. */
const longestWait = 8_000

const late = (): Promise<never> =>
  new Promise((_, fail) => {
    setTimeout(() => fail(new Error('The proof did not come in time')), longestWait)
  })

/** Also where its chunk did not come, which has its other texts. */
const without: Phrase = ['未附存证证明码：没有取到证明。', 'Without a proof code: the proof could not be got.']

export interface Printing {
  /** What the printed answer has in addition, once it was asked for. */
  paper: ReactNode
  isFetching: boolean
  print: () => void
}

export function usePrinting({ publicId, log }: Answer): Printing {
  const t = useTranslate()
  // An object of its own for each time, so that each prints.
  const [ready, setReady] = useState<{ paper: ReactNode }>()
  const [isFetching, setFetching] = useState(false)
  useEffect(() => {
    if (ready) window.print()
  }, [ready])
  async function fetchPaper(): Promise<ReactNode> {
    const { paperOf } = await import('../proof/paperOf.tsx')
    return paperOf(publicId, t)
  }
  async function print(): Promise<void> {
    setFetching(true)
    const paper =
      log.length > 0 &&
      (await Promise.race([fetchPaper(), late()]).catch(() => <p className={styles['onPaper']}>{t(without)}</p>))
    setFetching(false)
    setReady({ paper })
  }
  return { paper: ready?.paper, isFetching, print: () => void print() }
}
