// The columns of an export: reordered by their grips, each can be left out.
import { Switch } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { SortArea } from '../sort/SortArea.tsx'
import { SortHandle } from '../sort/SortHandle.tsx'
import { useSortItem } from '../sort/useSortItem.ts'
import { movedTo } from '../sort/moved.ts'
import styles from './exchange.module.css'
import { exportWords as words, showOf } from './words.ts'

export interface ExportColumn {
  key: string
  label: string
  hide?: boolean
}

export interface ExportColumnsProps {
  columns: readonly ExportColumn[]
  onChange: (columns: ExportColumn[]) => void
}

export function ExportColumns({ columns, onChange }: ExportColumnsProps) {
  const t = useTranslate()
  return (
    <>
      <p className="quiet small">{t(words.order)}</p>
      <SortArea
        ids={columns.map(({ key }) => key)}
        direction="vertical"
        onMove={(from, to) => onChange(movedTo(columns, from, to))}
      >
        <ul aria-label={t(words.columns)} className={`stack gap-2 ${styles['columns']}`}>
          {columns.map((column, at) => (
            <Column
              key={column.key}
              column={column}
              onShow={(shown) => onChange(columns.map((one, n) => (n === at ? { ...one, hide: !shown } : one)))}
            />
          ))}
        </ul>
      </SortArea>
    </>
  )
}

function Column({ column, onShow }: { column: ExportColumn; onShow: (shown: boolean) => void }) {
  const t = useTranslate()
  const { ref, style, dragging, handle } = useSortItem(column.key, column.label)
  return (
    <li ref={ref} style={style} data-dragging={dragging}>
      <SortHandle handle={handle} />
      <span>{column.label}</span>
      <Switch size="small" aria-label={t(showOf(column.label))} checked={!column.hide} onChange={onShow} />
    </li>
  )
}
