// The head of a page: title, one line of description, and the main actions at the right.
import type { Phrase, Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon, type IconName } from '../action/icons.tsx'
import { LinkAction } from '../action/LinkAction.tsx'
import styles from './layout.module.css'
import { displayWords as words } from '../display/words.ts'
import { useAsLeft } from '../tabs/useTabs.ts'

export interface PageHeadProps {
  title: Wording | ReactNode
  text?: Wording | ReactNode
  /** Path of the page above: the arrow leads back to it as it was left. */
  back?: string
  /** The page above is the details of the same record. */
  toDetail?: boolean
  tag?: ReactNode
  icon?: IconName
  /** It is the head of a part of a page that has a head of its own. */
  part?: boolean
  /** Below, over the whole width: figures, tabs, a notice. */
  main?: ReactNode
  /** At the right: the main actions. */
  children?: ReactNode
}

export function PageHead({ title, text, back, toDetail, tag, icon, part, main, children }: PageHeadProps) {
  const t = useTranslate()
  return (
    <header className={`row wrap gap-8-12 ${styles['head']}`}>
      {back && <Back to={back} label={toDetail ? words.backToDetail : words.back} />}
      {icon && (
        <span className={`stack place-center rigid accent rounded ${styles['headIcon']}`}>
          <Icon name={icon} />
        </span>
      )}
      <div className={`row wrap gap-0-12 align-baseline may-narrow ${styles['headText']}`}>
        <div className="row wrap gap-4-12 align-center">
          {part ? <h2>{t(title)}</h2> : <h1>{t(title)}</h1>}
          {tag}
        </div>
        {text && <p>{t(text)}</p>}
      </div>
      {children && <div className={`row wrap gap-8 align-center ${styles['headActions']}`}>{children}</div>}
      {main && (
        <div className={styles['headMain']} data-after-back={back !== undefined}>
          {main}
        </div>
      )}
    </header>
  )
}

function Back({ to, label }: { to: string; label: Phrase }) {
  return <LinkAction bare kind="quiet" icon="back" label={label} to={useAsLeft(to)} />
}
