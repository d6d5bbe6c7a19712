// The name and the logo of the register, linked to the start page.
import { Link } from '../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../api/language.ts'
import { useBranding } from '../../../api/branding.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import * as paths from '../../../paths.ts'
import styles from './menu.module.css'

export function Brand({ folded = false }: { folded?: boolean }) {
  const t = useTranslate()
  const { officeHead, logo } = useBranding()
  return (
    <Link to={paths.home} className={`row align-center rigid plain bold ${styles['name']}`} title={t(officeHead)}>
      {logo ? <img src={logo} alt="" className={styles['logo']} /> : <Icon name="certificate" />}
      <span className={folded ? 'unseen' : undefined}>{t(officeHead)}</span>
    </Link>
  )
}
