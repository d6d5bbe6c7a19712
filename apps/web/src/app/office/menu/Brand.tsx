// The product's name, and the way home.
import { productName } from '@register/contract/product'
import { Link } from '../../../kit/plain/Link.tsx'
import { useSay } from '../../../api/language.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import * as paths from '../../../paths.ts'
import styles from './menu.module.css'

export function Brand({ folded = false }: { folded?: boolean }) {
  const say = useSay()
  return (
    <Link to={paths.home} className={styles['name']} title={say(productName)}>
      <Icon name="certificate" />
      <span className={folded ? 'unseen' : undefined}>{say(productName)}</span>
    </Link>
  )
}
