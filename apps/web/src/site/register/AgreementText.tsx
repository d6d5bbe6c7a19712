// The texts a person agrees to at registration: the agreement, and the notice on personal data. Another wording needs another `agreementVersion`.
import { agreementVersion } from '@register/contract/system/signIn/register'
import { useTranslate } from '../../api/language.ts'
import { useSite } from '../../api/branding.ts'
import styles from './Consent.module.css'
import { agreementWords } from './agreement/words.ts'
import { version } from './words.ts'

export const AgreementText = ({ which }: { which: 'agreement' | 'privacy' }) => {
  const t = useTranslate()
  const site = useSite()
  return (
    <div className={`stack gap-8 ${styles['text']}`}>
      <small className="quiet">
        {t(version(agreementVersion))}
        {site.data?.operator && ` · ${site.data.operator}`}
      </small>
      {agreementWords[which].map(({ head, text }) => (
        <section key={head[1]}>
          <h3 className="above-8 medium">{t(head)}</h3>
          <p>{t(text)}</p>
        </section>
      ))}
    </div>
  )
}
