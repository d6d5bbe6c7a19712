// The steps by which somebody comes to an account, numbered, and whom to ask.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { useSite } from '../../api/branding.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import styles from './Steps.module.css'
import { words } from './words.ts'

export interface Step {
  title: Phrase
  text: Phrase
  /** A link to where the step is done. */
  way?: ReactNode
}

interface Props {
  title: Phrase
  lead: Phrase
  steps: readonly Step[]
}

export const Steps = ({ title, lead, steps }: Props) => {
  const t = useTranslate()
  const { data: site } = useSite()
  return (
    <PublicPage title={title} lead={lead}>
      <ol className={`stack gap-12 ${styles['steps']}`}>
        {steps.map((step) => (
          <li key={step.title[1]}>
            <h2 className="large">{t(step.title)}</h2>
            <p>{t(step.text)}</p>
            {step.way}
          </li>
        ))}
      </ol>
      <section className={styles['ask']}>
        <h2 className="large">{t(words.ask)}</h2>
        {site && <p>{[site.operator, site.contact].filter(Boolean).join(' · ') || t(words.askUnknown)}</p>}
      </section>
    </PublicPage>
  )
}
