// The name and the logo of the register, linked to the start page.
import { Link } from '../../../kit/plain/Link.tsx'
import { useSay } from '../../../api/language.ts'
import { useLook } from '../../../api/branding.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import * as paths from '../../../paths.ts'
import styles from './menu.module.css'

export function Brand({ folded = false }: { folded?: boolean }) {
  const say = useSay()
  const { officeHead, logo } = useLook()
  return (
    <Link to={paths.home} className={styles['name']} title={say(officeHead)}>
      {logo ? <img src={logo} alt="" className={styles['logo']} /> : <Icon name="certificate" />}
      <span className={folded ? 'unseen' : undefined}>{say(officeHead)}</span>
    </Link>
  )
}
