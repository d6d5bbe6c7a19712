// A page, or a part of one, with nothing to show: the reason, and links to go on.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from './Blank.module.css'
import { Icon, type IconName } from '../display/Icon.tsx'

interface Props {
  title: Wording
  text?: Wording | ReactNode
  code?: string
  icon?: IconName
  tone?: 'quiet' | 'bad'
  /** Level of the heading, where the part is inside a page with a heading of its own. */
  level?: 1 | 2
  children?: ReactNode
}

export const Blank = ({ title, text, code, icon, tone = 'quiet', level = 1, children }: Props) => {
  const t = useTranslate()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section
      className={`stack gap-12 items-center text-center ${styles['blank']} ${styles[tone]}`}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      {code ? (
        <p className={`quiet mono ${styles['code']}`}>{code}</p>
      ) : (
        <Icon name={icon ?? (tone === 'bad' ? 'warning' : 'search')} size={36} />
      )}
      <Heading className={styles['title']}>{t(title)}</Heading>
      {text && <div className={styles['text']}>{t(text)}</div>}
      {children && <div className="row wrap gap-8 justify-center above-8">{children}</div>}
    </section>
  )
}
