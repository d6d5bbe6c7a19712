// A menu behind one button, for actions that are rarely needed.
import type { Wording } from '@register/contract/phrase'
import { Button } from 'antd'
import { useTranslate } from '../../api/language.ts'
import { useActFailed } from './useActFailed.ts'
import { Icon } from './icons.tsx'
import { DropMenu } from './menu/DropMenu.tsx'
import { useGo } from '../router/useGo.ts'

export type MenuAct = {
  key: string
  label: Wording
  danger?: boolean
  /** The row shows this action only in the menu, however few actions there are. */
  aside?: true
} & ({ to: string; onPress?: never } | { onPress: () => unknown; to?: never })

export interface MoreMenuProps {
  /** The button's name. */
  label: Wording
  acts: readonly MenuAct[]
  /** Shows the word next to the icon, for page heads. */
  worded?: boolean
}

/** The menu closes at the first press of a double click, so the second one is caught here: what lies below must not receive it. */
function swallowDoubled(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  // The press that chose the entry is still being handled.
  window.setTimeout(() => window.addEventListener('click', swallow, { capture: true, once: true }))
}

export function MoreMenu({ label, acts, worded }: MoreMenuProps) {
  const t = useTranslate()
  const go = useGo()
  const failed = useActFailed()
  const run = ({ to, onPress }: MenuAct) => void Promise.resolve(to === undefined ? onPress?.() : go(to)).catch(failed)
  const items = acts.map((act) => ({
    key: act.key,
    label: t(act.label),
    danger: act.danger ?? false,
  }))
  function pick(key: string) {
    const act = acts.find((one) => one.key === key)
    if (!act) return
    swallowDoubled()
    run(act)
  }
  return (
    <DropMenu items={items} onPick={pick}>
      {worded ? (
        <Button icon={<Icon name="more" />}>{t(label)}</Button>
      ) : (
        <Button type="text" size="small" icon={<Icon name="more" />} aria-label={t(label)} title={t(label)} />
      )}
    </DropMenu>
  )
}
