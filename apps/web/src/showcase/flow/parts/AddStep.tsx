// The line below a step, and on it the button that adds another one.
import { Button, Dropdown } from 'antd'
import { useSay } from '../../../api/language.ts'
import { Icon, type IconName } from '../../../kit/action/icons.tsx'
import styles from '../flow.module.css'
import { useFlow } from '../flowContext.ts'
import { inserted, type AddedType, type FlowNode } from '../flowTree.ts'
import { newStep } from '../newStep.ts'
import { addAfter, flowWords as words, numbered, stepWords } from '../words.ts'

const icons = { approve: 'audit', copy: 'send', fork: 'branches', route: 'return' } as const satisfies Record<
  AddedType,
  IconName
>

export function AddStep({ after }: { after: FlowNode }) {
  const say = useSay()
  const { flow, onChange, disabled } = useFlow()
  const add = (type: AddedType) =>
    onChange(
      inserted(
        flow,
        after.id,
        newStep(flow, type, [say(stepWords[type]), say(numbered(words.condition, 1)), say(words.otherwise)]),
      ),
    )
  const items = (Object.keys(stepWords) as AddedType[]).map((type) => ({
    key: type,
    label: say(stepWords[type]),
    icon: <Icon name={icons[type]} />,
    onClick: () => add(type),
  }))
  return (
    <div className={styles['line']}>
      {!disabled && (
        <Dropdown
          trigger={['click']}
          destroyOnHidden
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu's: whoever opens it by the keyboard goes on in it
          autoFocus
          menu={{ items }}
        >
          <Button
            type="primary"
            shape="circle"
            size="small"
            icon={<Icon name="add" />}
            aria-label={say(addAfter(after.name))}
            aria-haspopup="menu"
          />
        </Dropdown>
      )}
    </div>
  )
}
