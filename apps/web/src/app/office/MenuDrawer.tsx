// The menu on a telephone or a narrow window.
import { productName } from '@register/contract/product'
import { Drawer } from 'antd'
import { useSay } from '../../api/language.ts'
import { MenuList } from './MenuList.tsx'
import { words } from './words.ts'

export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  return (
    <Drawer
      title={say(productName)}
      placement="left"
      size={260}
      open={open}
      onClose={onClose}
      styles={{ body: { padding: 8 } }}
    >
      <nav aria-label={say(words.menu)}>
        <MenuList folded={false} />
      </nav>
    </Drawer>
  )
}
