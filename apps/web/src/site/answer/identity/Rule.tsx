// The rule that ends the certificate, or will from its day on: until when it serves, what is needed, and by which announcement.
import { servesUntil } from '@register/contract/business/ruleEnd/shape'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { colon } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { words } from '../words.ts'

export const Rule = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const { ruleEnd: rule, status } = answer
  if (!rule) return null
  const named = `${rule.title}${t(['（', ' ('])}${rule.announcementNo}${t(['）', ')'])}`
  // Only of one that still serves: of all others the standing itself is said above.
  const serves = status === 'published' || status === 'unconfirmed'
  return (
    <>
      {serves && (
        <p>
          <strong>{t(servesUntil(rule.on))}</strong>
          {t(['。', '.'])}
        </p>
      )}
      <p>
        {t(words.ruleNeeds)}
        {t(colon)}
        {rule.sentence}
      </p>
      <p>
        {t(words.rule)}
        {t(colon)}
        {rule.link ? (
          <a href={rule.link} target="_blank" rel="noreferrer noopener">
            {named}
          </a>
        ) : (
          named
        )}
      </p>
    </>
  )
}
