// The text of a PDF, read in a thread of its own with an end to its time and memory.
import { Worker } from 'node:worker_threads'
import { threadMegabytes } from '../excel.ts'

export interface PdfText {
  /** empty: no text on the first pages, as in a scan · unreadable: locked, damaged, or not read in time. */
  state: 'read' | 'empty' | 'unreadable'
  text: string
}

const unreadable: PdfText = { state: 'unreadable', text: '' }

/** A certificate has its number on its face and its annexes; what comes behind is not read. */
const limits = { maxPages: 20, maxCharacters: 40_000 }
/** Milliseconds; most files take a third of a second. */
const enoughMs = 8_000

function read(bytes: Buffer): Promise<PdfText> {
  const thread = new Worker(new URL('../threads/pdfReader.mjs', import.meta.url), {
    workerData: { bytes, ...limits },
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    execArgv: [],
  })
  const text = new Promise<PdfText>((answer) => {
    const timer = setTimeout(() => answer(unreadable), enoughMs)
    thread.once('message', answer)
    thread.once('error', () => answer(unreadable))
    thread.once('exit', () => {
      clearTimeout(timer)
      answer(unreadable)
    })
  })
  return text.finally(() => void thread.terminate())
}

let last: Promise<unknown> = Promise.resolve()

/** Never rejects. One file after the other, so that many uploads at once take one thread. */
export function pdfText(bytes: Buffer): Promise<PdfText> {
  const reading = last.then(() => read(bytes))
  last = reading
  return reading
}
