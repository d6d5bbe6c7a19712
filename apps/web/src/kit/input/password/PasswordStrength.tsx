// The strength of a password while it is typed: a bar of five steps, a word, and advice for making it stronger.
import { type Phrase, titled } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import styles from './strength.module.css'
import { adviceOn, levelOf } from './passwordLevel.ts'

const levels: readonly { word: Phrase; tone: 'bad' | 'warn' | 'good' }[] = [
  { word: ['尚未输入', 'Nothing typed yet'], tone: 'bad' },
  { word: ['很弱', 'Very weak'], tone: 'bad' },
  { word: ['较弱', 'Weak'], tone: 'bad' },
  { word: ['一般', 'Fair'], tone: 'warn' },
  { word: ['较强', 'Strong'], tone: 'good' },
  { word: ['很强', 'Very strong'], tone: 'good' },
]
const label: Phrase = ['密码强度', 'Password strength']
const none: Phrase = ['尚未输入', 'Nothing typed yet']

export interface PasswordStrengthProps {
  /** For the `aria-describedby` of the password's input. */
  id?: string
  password: string
  /** The account's name, which the password must not contain. */
  username?: string
}

export function PasswordStrength({ id, password, username = '' }: PasswordStrengthProps) {
  const t = useTranslate()
  const level = levelOf(password, username)
  const { word, tone } = levels[level] ?? { word: none, tone: 'bad' }
  const advice = password ? adviceOn(password, username) : undefined
  return (
    <div id={id} className={`above-8 small ${styles['strength']}`} data-tone={password ? tone : 'none'}>
      <div
        role="meter"
        aria-label={t(label)}
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={level}
        aria-valuetext={t(password ? word : none)}
        className={`stack gap-4 ${styles['steps']}`}
      >
        {Array.from({ length: 5 }, (_, at) => (
          <span key={at} data-on={at < level} />
        ))}
      </div>
      <p className="above-4 quiet" aria-live="polite">
        <strong>{password ? t(word) : t(titled(label, t(none)))}</strong>
        {advice && ` · ${t(advice)}`}
      </p>
    </div>
  )
}
