// A menu of commands around an area, with every kind of item.
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { ContextMenu, type MenuItem } from '../../../kit/menu/ContextMenu.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

export function MenuPage() {
  const say = useSay()
  const [picked, setPicked] = useState<string | null>(null)
  const items: readonly MenuItem[] = [
    { key: 'copy', label: say(words.copy), icon: 'copy', suffix: 'Ctrl+C' },
    { key: 'refresh', label: say(words.refresh), icon: 'reload', suffix: 'F5' },
    {
      key: 'move',
      label: say(words.move),
      divided: true,
      children: [
        {
          key: 'groups',
          label: say(words.group),
          children: [
            { key: 'group-1', label: say(words.first) },
            { key: 'group-2', label: say(words.second) },
          ],
        },
      ],
    },
    { key: 'rename', label: say(words.rename), icon: 'edit', disabled: true },
    { key: 'remove', label: say(words.remove), icon: 'delete', danger: true, divided: true },
  ]
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/contextmenu')}>
      <Example title={words.menu} text={words.menuText}>
        <ContextMenu items={items} onPick={setPicked}>
          <button type="button" className={styles['target']} aria-haspopup="menu">
            {say(words.area)}
          </button>
        </ContextMenu>
        <Outcome value={picked} />
      </Example>
    </Showcase>
  )
}
