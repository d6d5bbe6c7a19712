// The steps of a proof in their order, each with the value that this browser has computed and whether it fits.
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import styles from './Proof.module.css'
import { words } from './words.ts'

export interface Step {
  title: Phrase
  text: Phrase
  value: string
  /** Left out where the step only shows what the next ones use. */
  fits?: boolean | 'unsaid'
}

const Fit = ({ fits }: { fits: boolean | 'unsaid' }) => {
  const t = useTranslate()
  if (fits === 'unsaid')
    return (
      <Badge tone="warn" icon="question">
        {t(words.unsaid)}
      </Badge>
    )
  return (
    <Badge tone={fits ? 'good' : 'bad'} icon={fits ? 'check' : 'cross'}>
      {t(fits ? words.yes : words.no)}
    </Badge>
  )
}

export const Steps = ({ steps }: { steps: readonly Step[] }) => {
  const t = useTranslate()
  return (
    <ol className={`stack fit gap-12 ${styles['steps']}`}>
      {steps.map(({ title, text, value, fits }) => (
        <li key={title[1]} className="stack fit gap-4">
          <p className="row wrap gap-4-12 align-center">
            <b>{t(title)}</b>
            {fits !== undefined && <Fit fits={fits} />}
          </p>
          <p className="quiet small">{t(text)}</p>
          {value !== '' && (
            // Long texts scroll, and the keyboard must reach what scrolls.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={`no-margin tinted framed rounded pad-8 ${styles['value']}`} tabIndex={0}>
              <code>{value}</code>
            </pre>
          )}
        </li>
      ))}
    </ol>
  )
}
