// All pages of the kit, by group, each with one line on the purpose of its piece.
import type { Phrase } from '@register/contract/phrase'
import { galleryScreens } from '@register/contract/screens/vab'
import { Link } from '../../../kit/plain/Link.tsx'
import { useSay } from '../../../api/language.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { piecesOf, type Piece } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { formPieces } from '../formPieces.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'
import { otherPages, templatePages } from './startingPoints.ts'

const words = {
  title: galleryScreens.vab.title,
  text: [
    '所有页面都由这些组件构成；每页展示一个组件的全部用法和状态',
    'All screens are made of these pieces; each page shows one of them in all its uses and states',
  ],
  tables: ['表格与筛选', 'Tables and filters'],
  forms: ['表单、上传与导入导出', 'Forms, uploads, import and export'],
  display: ['展示与交互', 'Display and interaction'],
  templates: ['页面模板', 'Screens to start from'],
  others: ['其他与测试', 'Other pages and tests'],
} as const satisfies Record<string, Phrase>

const groups: readonly (readonly [Phrase, readonly Piece[]])[] = [
  [words.tables, piecesOf(tablePieces)],
  [words.forms, piecesOf(formPieces)],
  [words.display, piecesOf(displayPieces)],
  [words.templates, templatePages],
  [words.others, otherPages],
]

export function Gallery() {
  const say = useSay()
  return (
    <div className={styles['examples']}>
      <PageHead title={say(words.title)} text={say(words.text)} />
      {groups.map(([title, entries]) => (
        <Section key={title[1]} title={say(title)}>
          <ul className={styles['gallery']}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Link to={entry.path}>{say(entry.title)}</Link>
                <p>{say(entry.text)}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}
