// The pages of a table select: the present page, back and forward.
import { Button } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/action/icons.tsx'
import styles from './select.module.css'
import { pageOf, selectWords as words } from './words.ts'

export interface TablePagerProps {
  page: number
  pages: number
  total: number
  onTurn: (by: 1 | -1) => void
}

export function TablePager({ page, pages, total, onTurn }: TablePagerProps) {
  const t = useTranslate()
  return (
    // A click keeps the focus in the field, so that typing continues there.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`row gap-4 align-center justify-end line-above ${styles['pager']}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span role="status">{t(pageOf(page, pages, total))}</span>
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          type="text"
          size="small"
          // From the keyboard, the field itself turns the pages.
          tabIndex={-1}
          icon={<Icon name={by < 0 ? 'previous' : 'next'} />}
          disabled={by < 0 ? page <= 1 : page >= pages}
          aria-label={t(by < 0 ? words.previous : words.next)}
          title={t(by < 0 ? words.previous : words.next)}
          onClick={() => onTurn(by)}
        />
      ))}
    </div>
  )
}
