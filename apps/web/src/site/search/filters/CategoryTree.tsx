// The equipment catalogue as a filter: the kinds, and under the chosen one what it holds, level by level.
import { getCategoryTree, type CategoryNode } from '@register/contract/business/category'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import styles from './Filters.module.css'
import { trailTo } from './tree.ts'
import { words } from '../words.ts'

interface Props {
  code: string
  onChoose: (code: string) => void
}

interface LevelProps extends Props {
  nodes: readonly CategoryNode[]
  trail: readonly CategoryNode[]
}

const Level = ({ nodes, trail, code, onChoose }: LevelProps) => {
  const [open] = trail
  return (
    <ul className={styles['level']}>
      {/* Once one is chosen its neighbours make room for what it holds. */}
      {nodes
        .filter((node) => !open || node === open)
        .map((node) => (
          <li key={node.code}>
            <button type="button" aria-pressed={node.code === code} onClick={() => onChoose(node.code)}>
              <small>{node.code}</small> <span>{node.name}</span>
            </button>
            {node === open && node.children.length > 0 && (
              <Level nodes={node.children} trail={trail.slice(1)} code={code} onChoose={onChoose} />
            )}
          </li>
        ))}
    </ul>
  )
}

export const CategoryTree = ({ code, onChoose }: Props) => {
  const say = useSay()
  const tree = useRead(getCategoryTree, {}, { staleTime: 600_000 })
  return (
    <fieldset className={styles['tree']}>
      <legend>{say(words.category)}</legend>
      {code !== '' && (
        <button type="button" className={styles['all']} onClick={() => onChoose('')}>
          <Icon name="left" size={14} />
          {say(words.allCategories)}
        </button>
      )}
      {tree.data && <Level nodes={tree.data} trail={trailTo(tree.data, code)} code={code} onChoose={onChoose} />}
    </fieldset>
  )
}
