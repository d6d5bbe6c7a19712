// All pages of the kit, by group, each with one line on the purpose of its piece.
import type { Phrase } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'
import type { ScreenSpec } from '@register/contract/screens/screen'
import { templateScreens } from '@register/contract/screens/template'
import { galleryScreens } from '@register/contract/screens/vab'
import { Link } from '../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../api/language.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { piecesOf, type Piece } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { formPieces } from '../formPieces.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'
import * as paths from '../../../paths.ts'

// Pages to start from and to try the system on, linked from the gallery in addition to the pieces.
const point = ({ path, title }: ScreenSpec, text: Phrase): Piece => ({ path, title, text })

const templatePages: readonly Piece[] = [
  point(templateScreens['template/layout/blank'], ['页头与一个占满的区域', 'A head and one surface']),
  point(templateScreens['template/layout/lcr'], ['选择、内容、补充并排', 'Choice, content and more side by side']),
  point(templateScreens['template/layout/tcb'], ['概况、列表、操作依次', 'Figures, list and acts']),
  point(templateScreens['template/list/crud'], ['一个完整的列表及其表单', 'A whole list with its forms']),
  {
    path: paths.sampleNew,
    title: ['整页表单', 'Form as a page'],
    text: ['分段、标签命名、未保存提示', 'Sections, a named tab, a mark for unsaved changes'],
  },
  point(templateScreens['template/list/son'], ['展开一行查看子表', 'A row unfolds to a table']),
  point(templateScreens['template/list/tab'], ['按状态分标签并计数', 'By status, with counts']),
  point(templateScreens['template/list/tree'], ['左树右表', 'A tree at the left']),
  point(templateScreens['template/list/width'], ['居中，最宽 1200 像素', 'Centred, 1200 pixels at most']),
  point(templateScreens['template/other/stepform'], ['逐步检查，最后提交', 'Checked step by step']),
]

const otherPages: readonly Piece[] = [
  point(otherScreens['other/about'], ['版本与所用软件', 'Versions and libraries']),
  point(otherScreens['other/directive'], ['按权限显示、复制、相对时间', 'Permissions, copying, relative times']),
  point(otherScreens['other/fullpage'], ['不带菜单和标签', 'Without menu and tabs']),
  point(otherScreens['other/loadJS'], ['等待与失败都有提示', 'Waiting and failure are shown']),
  point(otherScreens['other/verificate'], ['手机、信用代码、车牌、身份证', 'Mobile, credit code, plate, identity']),
  point(otherScreens['other/viewTags'], ['刷新、命名、关闭、离开', 'Refresh, name, close, leave']),
  point(otherScreens['test/autocode'], ['由字段生成列表和表单的代码', 'List and form from fields']),
  point(otherScreens['test/codebug'], ['触发各类错误', 'Each kind of failure']),
]

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
  const t = useTranslate()
  return (
    <div className="stack fit gap-16 above-16">
      <PageHead title={words.title} text={words.text} />
      {groups.map(([title, entries]) => (
        <Section key={title[1]} title={title}>
          <ul className={styles['gallery']}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Link to={entry.path}>{t(entry.title)}</Link>
                <p className="quiet small">{t(entry.text)}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}
