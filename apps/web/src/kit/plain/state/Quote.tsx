// For a person who asks for help: the number to quote, which an administrator finds in the log, and whom the configuration names to ask.
import { useSite } from '../../../api/branding.ts'
import { useTranslate } from '../../../api/language.ts'
import { CopyButton } from '../action/CopyButton.tsx'
import styles from './Blank.module.css'

const words = {
  number: ['求助时请提供编号', 'When you ask for help, quote'],
  copy: ['复制编号', 'Copy the number'],
  contact: ['联系', 'Contact'],
} as const

/** `number`: of the call, or where and when a page failed. */
export const Quote = ({ number }: { number?: string | undefined }) => {
  const t = useTranslate()
  const contact = useSite().data?.contact
  if (!number && !contact) return null
  return (
    <div className={`stack gap-4 above-8 quiet small ${styles['quote']}`}>
      {number && (
        <p>
          {t(words.number)} <code>{number}</code> <CopyButton small text={number} label={words.copy} />
        </p>
      )}
      {contact && (
        <p>
          {t(words.contact)} {contact}
        </p>
      )}
    </div>
  )
}
