// A designer of approval flows: steps from top to bottom, branches next to each other, and a drawer to edit each of them.
import type { Wording } from '@register/contract/phrase'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { CodeView } from '../../kit/code/CodeView.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { SideDrawer } from '../../kit/dialog/SideDrawer.tsx'
import styles from './flow.module.css'
import { FlowContext, useFlow } from './flowContext.ts'
import {
  inserted,
  nodeWith,
  withBranch,
  type AddedType,
  type FlowNode,
  type FlowStep,
  type Fork,
  type Starter,
} from './flowTree.ts'
import { NodeForm } from './parts/NodeForm.tsx'
import type { FlowNames } from './summary.ts'
import { flowWords as words, numbered, addAfter, stepWords } from './words.ts'
import { newBranch, newStep } from './newStep.ts'
import { Card } from './parts/Card.tsx'
import { Icon, type IconName } from '../../kit/action/icons.tsx'
import { DropMenu } from '../../kit/action/menu/DropMenu.tsx'

// The line below a step, and on it the button that adds another one.
const icons = { approve: 'audit', copy: 'send', fork: 'branches', route: 'return' } as const satisfies Record<
  AddedType,
  IconName
>

function AddStep({ after }: { after: FlowNode }) {
  const t = useTranslate()
  const { flow, onChange, disabled } = useFlow()
  const add = (type: AddedType) =>
    onChange(
      inserted(
        flow,
        after.id,
        newStep(flow, type, [t(stepWords[type]), t(numbered(words.condition, 1)), t(words.otherwise)]),
      ),
    )
  const types = Object.keys(stepWords) as AddedType[]
  const items = types.map((type) => ({
    key: type,
    label: t(stepWords[type]),
    icon: <Icon name={icons[type]} />,
  }))
  function pick(key: string) {
    const type = types.find((one) => one === key)
    if (type) add(type)
  }
  return (
    <div className={`stack place-center grow anchor ${styles['line']}`}>
      {!disabled && (
        <DropMenu items={items} onPick={pick}>
          <Button
            type="primary"
            shape="circle"
            size="small"
            icon={<Icon name="add" />}
            aria-label={t(addAfter(after.name))}
            aria-haspopup="menu"
          />
        </DropMenu>
      )}
    </div>
  )
}

// A chain of steps, each followed by the button that adds another.
function Steps({ first }: { first: FlowStep | undefined }) {
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
  const t = useTranslate()
  const { flow, onChange, disabled } = useFlow()
  const add = () =>
    onChange(withBranch(flow, fork, newBranch(flow, t(numbered(words.condition, fork.branches.length)))))
  return (
    <div className="row column align-center" role="group" aria-label={fork.name}>
      <div className={`tinted rounded anchor ${styles['forkHead']}`}>
        {disabled ? (
          <strong>{fork.name}</strong>
        ) : (
          <Action small icon="branches" label={words.addBranch} onPress={add} />
        )}
      </div>
      <div className={styles['branches']}>
        {fork.branches.map((branch, at) => (
          <div key={branch.id} className={`row column align-center anchor ${styles['branch']}`}>
            <Card node={branch} priority={at + 1} last={at === fork.branches.length - 1} />
            <AddStep after={branch} />
            <Steps first={branch.next} />
          </div>
        ))}
      </div>
    </div>
  )
}

export interface FlowDesignerProps extends FlowNames {
  label: Wording
  value: Starter
  onChange: (value: Starter) => void
  /** Read-only. */
  disabled?: boolean
}

export function FlowDesigner({ label, value, onChange, disabled = false, people, roles, fields }: FlowDesignerProps) {
  const t = useTranslate()
  const [editing, setEditing] = useState<string>()
  const [json, setJson] = useState(false)
  const node: FlowNode | undefined = editing === undefined ? undefined : nodeWith(value, editing)
  const names = { people, roles, fields }
  return (
    <FlowContext value={{ flow: value, onChange, disabled, names, edit: setEditing }}>
      <div className="row justify-end below-8">
        <Action small icon="code" label={words.json} onPress={() => setJson(true)} />
      </div>
      {/* It scrolls sideways, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={t(label)} tabIndex={0} className={`tinted framed rounded ${styles['paper']}`}>
        <div className={`row column align-center ${styles['chain']}`}>
          <Steps first={value} />
          <div className={styles['end']}>{t(words.end)}</div>
        </div>
      </div>
      <SideDrawer title={node?.name ?? ''} open={node !== undefined} onClose={() => setEditing(undefined)} width={480}>
        {node && <NodeForm node={node} />}
      </SideDrawer>
      <Dialog title="JSON" open={json} onClose={() => setJson(false)} width={720}>
        <CodeView label="JSON" language="json" code={JSON.stringify(value, null, 2)} />
      </Dialog>
    </FlowContext>
  )
}
