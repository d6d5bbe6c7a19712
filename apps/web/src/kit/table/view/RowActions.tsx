// What can be done with a row: at most two acts in sight, the rest in a menu.
import { Button } from 'antd'
import { Link } from '../../plain/Link.tsx'
import { useSay } from '../../../api/language.ts'
import { MoreMenu, type MenuAct } from '../../action/MoreMenu.tsx'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import styles from './table.module.css'
import { tableWords as words } from '../words.ts'

export type RowAction = MenuAct

const visible = 2

export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const say = useSay()
  const { failed } = useFeedback()
  const first = actions.filter(({ aside }) => !aside).slice(0, visible)
  const rest = actions.filter((act) => !first.includes(act))
  return (
    <span className={styles['actions']}>
      {first.map(({ key, label, danger, to, onPress }) =>
        to === undefined ? (
          <Button
            key={key}
            type="link"
            size="small"
            danger={danger ?? false}
            onClick={() => void Promise.resolve(onPress()).catch(failed)}
          >
            {label}
          </Button>
        ) : (
          <Link key={key} to={to}>
            {label}
          </Link>
        ),
      )}
      {rest.length > 0 && <MoreMenu label={`${say(words.more)} ${name}`} acts={rest} />}
    </span>
  )
}
