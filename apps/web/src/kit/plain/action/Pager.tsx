// Previous, the present page, next: enough for a list that is better narrowed than paged through.
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { Button } from './Button.tsx'
import styles from './Pager.module.css'

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
}

const words = {
  pages: ['分页', 'Pages'],
  previous: ['上一页', 'Previous'],
  next: ['下一页', 'Next'],
  last: ['最后一页', 'Last page'],
  none: (page: number, pages: number): Phrase => [
    `没有第 ${page} 页，共 ${pages} 页`,
    pages === 1 ? `There is no page ${page}, only one` : `There is no page ${page}, only ${pages}`,
  ],
  of: (page: number, pages: number): Phrase => [`第 ${page} / ${pages} 页`, `Page ${page} of ${pages}`],
} as const

export const Pager = ({ page, pages, onPage }: Props) => {
  const t = useTranslate()
  // An old or typed address may name a page beyond the last.
  if (pages > 0 && page > pages)
    return (
      <nav className={`row gap-16 align-center justify-center ${styles['pager']}`} aria-label={t(words.pages)}>
        <span className="quiet tabular">{t(words.none(page, pages))}</span>
        <Button onClick={() => onPage(pages)}>{t(words.last)}</Button>
      </nav>
    )
  if (pages <= 1) return null
  return (
    <nav className={`row gap-16 align-center justify-center ${styles['pager']}`} aria-label={t(words.pages)}>
      <Button icon="left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t(words.previous)}
      </Button>
      <span className="quiet tabular" aria-current="page">
        {t(words.of(page, pages))}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t(words.next)}
      </Button>
    </nav>
  )
}
