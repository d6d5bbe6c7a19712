// Acts that are not needed at once, in a menu behind one button.
import { Button, Dropdown } from 'antd'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { Icon } from './icons.tsx'
import { useGo } from '../router/useGo.ts'

export type MenuAct = {
  key: string
  label: string
  danger?: boolean
  /** In rows only in the menu, however few acts there are. */
  aside?: true
} & ({ to: string; onPress?: never } | { onPress: () => unknown; to?: never })

export interface MoreMenuProps {
  /** The button's name. */
  label: string
  acts: readonly MenuAct[]
  /** With its word beside the icon, for page heads. */
  worded?: boolean
}

/** The second press of a double click is meant for the entry too: the menu is gone by then, and what lies below must not take it. */
function swallowDoubled(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  // The press that chose is still on its way.
  window.setTimeout(() => window.addEventListener('click', swallow, { capture: true, once: true }))
}

export function MoreMenu({ label, acts, worded }: MoreMenuProps) {
  const go = useGo()
  const { failed } = useFeedback()
  const run = ({ to, onPress }: MenuAct) => void Promise.resolve(to === undefined ? onPress?.() : go(to)).catch(failed)
  const items = acts.map((act) => ({
    key: act.key,
    label: act.label,
    danger: act.danger ?? false,
    onClick: () => {
      swallowDoubled()
      run(act)
    },
  }))
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      {worded ? (
        <Button icon={<Icon name="more" />}>{label}</Button>
      ) : (
        <Button type="text" size="small" icon={<Icon name="more" />} aria-label={label} title={label} />
      )}
    </Dropdown>
  )
}
