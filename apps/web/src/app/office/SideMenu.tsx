// The menu at the left of a desk, folded to icons on request.
import { productName } from '@register/contract/product'
import { Link } from 'react-router'
import { useSay } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { Icon } from '../../kit/action/icons.tsx'
import * as paths from '../../paths.ts'
import { MenuList } from './MenuList.tsx'
import styles from './office.module.css'
import { words } from './words.ts'

export function SideMenu({ folded, onFold }: { folded: boolean; onFold: (folded: boolean) => void }) {
  const say = useSay()
  return (
    <nav aria-label={say(words.menu)} className={styles['side']}>
      <Link to={paths.home} className={styles['name']} title={say(productName)}>
        <Icon name="certificate" />
        {!folded && <span>{say(productName)}</span>}
      </Link>
      <MenuList folded={folded} />
      <Action
        bare
        kind="quiet"
        icon={folded ? 'unfold' : 'fold'}
        label={say(folded ? words.unfold : words.fold)}
        onPress={() => onFold(!folded)}
      />
    </nav>
  )
}
