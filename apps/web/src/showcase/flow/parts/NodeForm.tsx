// The settings of one node, in the drawer; every change takes effect at once.
import { Input, Switch } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import styles from '../flow.module.css'
import { useFlow } from '../flowContext.ts'
import { moved, nodesOf, withNode, type Branch, type Fork, type FlowNode } from '../flowTree.ts'
import { flowWords as words } from '../words.ts'
import { ApprovalForm } from './ApprovalForm.tsx'
import { ConditionGroups } from './ConditionGroups.tsx'
import { Labelled, Pick, PickSeveral } from './inputs.tsx'

export function NodeForm({ node }: { node: FlowNode }) {
  const { flow, onChange, names } = useFlow()
  const change = (next: FlowNode) => onChange(withNode(flow, next))
  return (
    <div className="stack gap-16">
      <Labelled label={words.name}>
        <Input value={node.name} maxLength={30} onChange={(event) => change({ ...node, name: event.target.value })} />
      </Labelled>
      {!('type' in node) && <BranchForm branch={node} />}
      {'type' in node && node.type === 'start' && (
        <PickSeveral
          label={words.starters}
          value={node.roles}
          options={names.roles}
          placeholder={words.everybody}
          onChange={(roles) => change({ ...node, roles })}
        />
      )}
      {'type' in node && node.type === 'approve' && <ApprovalForm step={node} onChange={change} />}
      {'type' in node && node.type === 'copy' && (
        <>
          <PickSeveral
            label={words.people}
            value={node.people}
            options={names.people}
            onChange={(people) => change({ ...node, people })}
          />
          <Labelled inline label={words.free}>
            <Switch checked={node.free} onChange={(free) => change({ ...node, free })} />
          </Labelled>
        </>
      )}
      {'type' in node && node.type === 'route' && (
        <Pick
          label={words.to}
          value={node.to}
          options={nodesOf(flow)
            .filter((one) => 'type' in one && one.type !== 'fork' && one.id !== node.id)
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(to) => change({ ...node, to })}
        />
      )}
    </div>
  )
}

function BranchForm({ branch }: { branch: Branch }) {
  const t = useTranslate()
  const { flow, onChange } = useFlow()
  const fork = nodesOf(flow).find(
    (node): node is Fork => 'branches' in node && node.branches.some(({ id }) => id === branch.id),
  )
  if (!fork) return null
  const at = fork.branches.findIndex(({ id }) => id === branch.id)
  const last = fork.branches.length - 1
  if (at === last) return <p className="quiet">{t(words.always)}</p>
  const move = (by: -1 | 1) => onChange(moved(flow, fork, branch.id, by))
  return (
    <>
      <div className={styles['row']}>
        <span>
          {t(words.priority)} {at + 1}
        </span>
        <Action small icon="up" label={words.earlier} disabled={at === 0} onPress={() => move(-1)} />
        <Action small icon="down" label={words.later} disabled={at === last - 1} onPress={() => move(1)} />
      </div>
      <ConditionGroups groups={branch.groups} onChange={(groups) => onChange(withNode(flow, { ...branch, groups }))} />
    </>
  )
}
