// A menu of commands around a list of reports: the actions on the clicked row, and every kind of item.
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { ContextMenu, type MenuItem } from '../../../kit/menu/ContextMenu.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import samples from '../samples.module.css'
import { words } from './words.ts'

interface Report {
  number: string
  product: Phrase
  standing: Phrase
  published: boolean
}

const reports: readonly Report[] = [
  { number: 'TSX 3110 901 2026 0031', product: words.lift, standing: words.valid, published: true },
  { number: 'TSX 3310 901 2026 0008', product: words.escalator, standing: words.valid, published: true },
  { number: 'TSX 3220 901 2026 0012', product: words.hydraulic, standing: words.draft, published: false },
]

export function MenuPage() {
  const t = useTranslate()
  const [picked, setPicked] = useState<string | null>(null)
  const itemsOf = ({ published }: Report): readonly MenuItem[] => [
    { key: 'open', label: words.open, icon: 'view', suffix: 'Enter' },
    { key: 'copy', label: words.copy, icon: 'copy', suffix: 'Ctrl+C' },
    {
      key: 'export',
      label: words.export,
      icon: 'export',
      divided: true,
      children: [
        { key: 'pdf', label: 'PDF' },
        {
          key: 'sheet',
          label: words.sheet,
          children: [
            { key: 'sheet-shown', label: words.shown },
            { key: 'sheet-all', label: words.allColumns },
          ],
        },
      ],
    },
    { key: 'revise', label: words.revise, icon: 'edit', disabled: !published },
    { key: 'remove', label: words.remove, icon: 'delete', danger: true, divided: true, disabled: published },
  ]
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/contextmenu')}>
      <Example title={words.menu} text={words.menuText}>
        <ul className="stack gap-8">
          {reports.map((report) => (
            <li key={report.number}>
              <ContextMenu items={itemsOf(report)} onPick={(key) => setPicked(`${key} · ${report.number}`)}>
                <button
                  type="button"
                  className={`row wrap align-baseline full-width plain text-start tinted framed rounded pad-12-16 ${samples['target']}`}
                  aria-haspopup="menu"
                >
                  <b className="tabular">{report.number}</b>
                  <span className="quiet">{t(report.product)}</span>
                  <span className="quiet">{t(report.standing)}</span>
                </button>
              </ContextMenu>
            </li>
          ))}
        </ul>
        <Outcome value={picked} />
      </Example>
    </Showcase>
  )
}
