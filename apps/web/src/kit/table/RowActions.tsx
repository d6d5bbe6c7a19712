// What can be done with a row: at most two acts in sight, the rest in a menu.
import { Button, Dropdown } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useSay } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { useFeedback } from '../feedback/useFeedback.tsx'
import styles from './table.module.css'
import { tableWords as words } from './words.ts'

export type RowAction = { key: string; label: string; danger?: boolean } & (
  | { to: string; onPress?: never }
  | { onPress: () => unknown; to?: never }
)

const visible = 2

export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const say = useSay()
  const navigate = useNavigate()
  const { failed } = useFeedback()
  const run = ({ to, onPress }: RowAction) =>
    Promise.resolve(to === undefined ? onPress?.() : navigate(to)).catch(failed)
  const shown = actions.length > visible + 1 ? actions.slice(0, visible) : actions
  const rest = actions.slice(shown.length)
  return (
    <span className={styles['actions']}>
      {shown.map((action) =>
        action.to === undefined ? (
          <Button
            key={action.key}
            type="link"
            size="small"
            danger={action.danger ?? false}
            onClick={() => void run(action)}
          >
            {action.label}
          </Button>
        ) : (
          <Link key={action.key} to={action.to}>
            {action.label}
          </Link>
        ),
      )}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((action) => ({
              key: action.key,
              label: action.label,
              danger: action.danger ?? false,
              onClick: () => void run(action),
            })),
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<Icon name="more" />}
            aria-label={`${say(words.more)} ${name}`}
            title={say(words.more)}
          />
        </Dropdown>
      )}
    </span>
  )
}
