// Printing a part of the page, and a text with markup.
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { CodeView } from '../../../kit/code/CodeView.tsx'
import { QrCode } from '../../../kit/plain/QrCode.tsx'
import { usePrint } from '../../../showcase/print/usePrint.ts'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { dirty } from './samples.ts'
import { words } from './words.ts'

export function PrintPage() {
  const t = useTranslate()
  const { part, print, printHtml } = usePrint<HTMLDivElement>(t(words.slip))
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/print')}>
      <Example title={words.element} text={words.elementText}>
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          <Action icon="print" label={words.print} onPress={print} />
        </div>
        <div ref={part} className={`stack gap-12 items-start tinted framed rounded pad-24 ${styles['paper']}`}>
          <h3>{t(words.slip)}</h3>
          <p>YP-2026-0001</p>
          <QrCode text="YP-2026-0001" label="YP-2026-0001" size={120} />
          <p data-no-print>{t(words.notPrinted)}</p>
        </div>
      </Example>
      <Example title={words.html} text={words.htmlText}>
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          <Action icon="print" label={words.printHtml} onPress={() => printHtml(dirty)} />
        </div>
        <CodeView wrap label={words.source} language="html" code={dirty} />
      </Example>
    </Showcase>
  )
}
