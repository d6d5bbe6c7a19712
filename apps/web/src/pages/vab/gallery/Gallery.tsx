// All pages of the kit, by group, each with one line on what its piece is for.
import type { Phrase } from '@register/contract/phrase'
import { Link } from 'react-router'
import { useSay } from '../../../api/language.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import * as paths from '../../../paths.ts'
import type { Piece } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { formPieces } from '../formPieces.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'

const words = {
  title: ['组件展示', 'The kit'],
  text: [
    '所有页面都由这些组件构成；每页展示一个组件的全部用法和状态',
    'All screens are made of these pieces; each page shows one of them in all its uses and states',
  ],
  tables: ['表格与筛选', 'Tables and filters'],
  forms: ['表单、上传与导入导出', 'Forms, uploads, import and export'],
  display: ['展示与交互', 'Display and interaction'],
} as const satisfies Record<string, Phrase>

const groups: readonly (readonly [Phrase, readonly Piece[]])[] = [
  [words.tables, tablePieces],
  [words.forms, formPieces],
  [words.display, displayPieces],
]

export function Gallery() {
  const say = useSay()
  return (
    <>
      <PageHead title={say(words.title)} text={say(words.text)} />
      {groups.map(([title, pieces]) => (
        <Section key={title[1]} title={say(title)}>
          <ul className={styles['gallery']}>
            {pieces.map((piece) => (
              <li key={piece.key}>
                <Link to={paths.piece(piece.key)}>{say(piece.title)}</Link>
                <p>{say(piece.text)}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
