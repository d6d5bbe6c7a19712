// The actions of a row: at most two visible, the rest in a menu.
import { Button } from 'antd'
import { Link } from '../../../plain/Link.tsx'
import { useTranslate } from '../../../../api/language.ts'
import { MoreMenu } from '../../../action/MoreMenu.tsx'
import { useActFailed } from '../../../action/useActFailed.ts'
import styles from '../table.module.css'
import { tableWords as words } from '../../words.ts'
import { visibleActs, type RowAction } from './rowActs.ts'

export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const t = useTranslate()
  const failed = useActFailed()
  const { first, rest } = visibleActs(actions)
  return (
    <span className={`inline-row gap-4-12 align-center one-line ${styles['actions']}`}>
      {first.map(({ key, label, danger, to, onPress }) =>
        to === undefined ? (
          <Button
            key={key}
            type="link"
            className={styles['act'] ?? ''}
            size="small"
            danger={danger ?? false}
            onClick={() => void Promise.resolve(onPress()).catch(failed)}
          >
            {t(label)}
          </Button>
        ) : (
          <Link key={key} to={to}>
            {t(label)}
          </Link>
        ),
      )}
      {rest.length > 0 && <MoreMenu label={`${t(words.more)} ${name}`} acts={rest} />}
    </span>
  )
}
