// Counts as quiet figures, each of which leads to what it counts.
import type { ReactNode } from 'react'
import { useLang } from '../../api/language.ts'
import { count } from '../../kit/plain/format.ts'
import { Link } from '../../kit/plain/Link.tsx'
import styles from './Figures.module.css'

interface Figure {
  key: string
  label: ReactNode
  count: number
  to: string
}

export const Figures = ({ figures }: { figures: readonly Figure[] }) => {
  const lang = useLang()
  return (
    <ul className={`stack gap-8 ${styles['figures']}`}>
      {figures.map((figure) => (
        <li key={figure.key}>
          <Link to={figure.to}>
            <span>{figure.label}</span>
            <b className="tabular">{count(figure.count, lang)}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
