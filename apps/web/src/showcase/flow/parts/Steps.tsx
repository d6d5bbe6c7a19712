// A chain of steps, each followed by the button that adds another.
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import styles from '../flow.module.css'
import { useFlow } from '../flowContext.ts'
import { withBranch, type Fork, type FlowStep } from '../flowTree.ts'
import { newBranch } from '../newStep.ts'
import { flowWords as words, numbered } from '../words.ts'
import { AddStep } from './AddStep.tsx'
import { Card } from './Card.tsx'

export function Steps({ first }: { first: FlowStep | undefined }) {
  if (!first) return null
  return (
    <>
      {first.type === 'fork' ? <Branches fork={first} /> : <Card node={first} />}
      <AddStep after={first} />
      <Steps first={first.next} />
    </>
  )
}

function Branches({ fork }: { fork: Fork }) {
  const say = useSay()
  const { flow, onChange, disabled } = useFlow()
  const add = () =>
    onChange(withBranch(flow, fork, newBranch(flow, say(numbered(words.condition, fork.branches.length)))))
  return (
    <div className={styles['fork']} role="group" aria-label={fork.name}>
      <div className={styles['forkHead']}>
        {disabled ? (
          <strong>{fork.name}</strong>
        ) : (
          <Action small icon="branches" label={say(words.addBranch)} onPress={add} />
        )}
      </div>
      <div className={styles['branches']}>
        {fork.branches.map((branch, at) => (
          <div key={branch.id} className={styles['branch']}>
            <Card node={branch} priority={at + 1} last={at === fork.branches.length - 1} />
            <AddStep after={branch} />
            <Steps first={branch.next} />
          </div>
        ))}
      </div>
    </div>
  )
}
