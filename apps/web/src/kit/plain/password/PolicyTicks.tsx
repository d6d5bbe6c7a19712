// The rules of a new password, each ticked off while it is typed.
import { passwordRulesOf } from '@register/contract/input/password/policy'
import { productName } from '@register/contract/product'
import { useTranslate } from '../../../api/language.ts'
import { useBranding, useSite } from '../../../api/branding.ts'
import { Icon } from '../display/Icon.tsx'
import styles from './PolicyTicks.module.css'
import { notFormer, policyWords as words } from './words.ts'

interface Props {
  password: string
  /** Undefined: the browser does not know it, only the server can. */
  username?: string
  /** The account had passwords before this one. */
  former?: boolean
}

/** The word for "met" is part of the list, because colour alone would not be read. */
export const PolicyTicks = ({ password, username, former = false }: Props) => {
  const t = useTranslate()
  const asked = useSite().data?.password
  const { name } = useBranding()
  if (!asked) return null
  const rules = passwordRulesOf(password, username ?? '', [...productName, ...name], asked)
  return (
    <ul className={`stack gap-4 quiet small ${styles['rules']}`} aria-label={t(words.policy)}>
      {rules.map(({ key, wants, met }) =>
        key === 'name' && username === undefined ? (
          <li className="row gap-6 align-baseline" key={key}>
            <span className={styles['open']} />
            {t(wants)}
          </li>
        ) : (
          <li className="row gap-6 align-baseline" key={key} data-met={met || undefined}>
            {met ? <Icon name="check" size={14} /> : <span className={styles['open']} />}
            {t(wants)}
            <span className={`one-line clip ${styles['state']}`}>{t(met ? words.met : words.unmet)}</span>
          </li>
        ),
      )}
      {former && (
        <li className="row gap-6 align-baseline">
          <span className={styles['open']} />
          {t(notFormer(asked.former))}
        </li>
      )}
    </ul>
  )
}
