// A designer of approval flows: steps from top to bottom, branches next to each other, and a drawer to edit each of them.
import { useState } from 'react'
import { useSay } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { CodeView } from '../../kit/code/CodeView.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { SideDrawer } from '../../kit/dialog/SideDrawer.tsx'
import styles from './flow.module.css'
import { FlowContext } from './flowContext.ts'
import { nodeWith, type FlowNode, type Starter } from './flowTree.ts'
import { NodeForm } from './parts/NodeForm.tsx'
import { Steps } from './parts/Steps.tsx'
import type { FlowNames } from './summary.ts'
import { flowWords as words } from './words.ts'

export interface FlowDesignerProps extends FlowNames {
  label: string
  value: Starter
  onChange: (value: Starter) => void
  /** Read-only. */
  disabled?: boolean
}

export function FlowDesigner({ label, value, onChange, disabled = false, people, roles, fields }: FlowDesignerProps) {
  const say = useSay()
  const [editing, setEditing] = useState<string>()
  const [json, setJson] = useState(false)
  const node: FlowNode | undefined = editing === undefined ? undefined : nodeWith(value, editing)
  const names = { people, roles, fields }
  return (
    <FlowContext value={{ flow: value, onChange, disabled, names, edit: setEditing }}>
      <div className={styles['tools']}>
        <Action small icon="code" label={say(words.json)} onPress={() => setJson(true)} />
      </div>
      {/* It scrolls sideways, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={label} tabIndex={0} className={styles['paper']}>
        <div className={styles['chain']}>
          <Steps first={value} />
          <div className={styles['end']}>{say(words.end)}</div>
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
