// One step or branch as a card: its name, its summary, and buttons to edit and remove it.
import { useTranslate } from '../../../api/language.ts'
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
  const t = useTranslate()
  const { flow, onChange, disabled, names, edit } = useFlow()
  const type = 'type' in node ? node.type : 'branch'
  const text = last ? t(words.always) : summary(node, flow, names, t)
  const content = (
    <>
      <span className={`row wrap align-center bold break-words ${styles['name']}`}>
        <Icon name={type === 'branch' ? 'filter' : icons[type]} />
        {node.name}
        {priority !== undefined && (
          <small className="quiet regular">
            {t(words.priority)} {priority}
          </small>
        )}
      </span>
      <span className={`quiet small break-words ${styles['text']}`} data-unset={text === ''}>
        {text || t(words.unset)}
      </span>
    </>
  )
  return (
    <div className={`surface rounded anchor ${styles['card']}`} data-type={type}>
      {disabled ? (
        <div className={`stack gap-6 full-width plain text-start no-border no-ground ${styles['face']}`}>{content}</div>
      ) : (
        <button
          type="button"
          className={`stack gap-6 full-width plain text-start no-border no-ground ${styles['face']}`}
          title={t(editOf(node.name))}
          onClick={() => edit(node.id)}
        >
          {content}
        </button>
      )}
      {!disabled && type !== 'start' && !last && (
        <button
          type="button"
          className={`stack place-center quiet bare pressable ${styles['remove']}`}
          aria-label={t(removeOf(node.name))}
          onClick={() => onChange(removed(flow, node.id))}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
