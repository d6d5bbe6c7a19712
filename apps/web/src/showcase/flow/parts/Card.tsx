// One step or branch as a card: its name, its summary, and buttons to edit and remove it.
import { useSay } from '../../../api/language.ts'
import { Icon, type IconName } from '../../../kit/action/icons.tsx'
import styles from '../flow.module.css'
import { useFlow } from '../flowContext.ts'
import { removed, type FlowNode } from '../flowTree.ts'
import { summary } from '../summary.ts'
import { editOf, flowWords as words, removeOf } from '../words.ts'

const icons = {
  start: 'user',
  approve: 'audit',
  copy: 'send',
  fork: 'branches',
  route: 'return',
} as const satisfies Record<string, IconName>

export interface CardProps {
  node: FlowNode
  /** The number of a branch, from 1. */
  priority?: number
  /** The branch that takes the remaining cases. */
  last?: boolean
}

export function Card({ node, priority, last = false }: CardProps) {
  const say = useSay()
  const { flow, onChange, disabled, names, edit } = useFlow()
  const type = 'type' in node ? node.type : 'branch'
  const text = last ? say(words.always) : summary(node, flow, names, say)
  const content = (
    <>
      <span className={styles['name']}>
        <Icon name={type === 'branch' ? 'filter' : icons[type]} />
        {node.name}
        {priority !== undefined && (
          <small>
            {say(words.priority)} {priority}
          </small>
        )}
      </span>
      <span className={styles['text']} data-unset={text === ''}>
        {text || say(words.unset)}
      </span>
    </>
  )
  return (
    <div className={styles['card']} data-type={type}>
      {disabled ? (
        <div className={styles['face']}>{content}</div>
      ) : (
        <button type="button" className={styles['face']} title={say(editOf(node.name))} onClick={() => edit(node.id)}>
          {content}
        </button>
      )}
      {!disabled && type !== 'start' && !last && (
        <button
          type="button"
          className={styles['remove']}
          aria-label={say(removeOf(node.name))}
          onClick={() => onChange(removed(flow, node.id))}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
