// A list of all tabs, for when there are more than the row shows.
import { Button, Dropdown } from 'antd'
import { createPath } from 'react-router'
import { useSay } from '../../../../api/language.ts'
import { Icon } from '../../../../kit/action/icons.tsx'
import { useGo } from '../../../../kit/router/useGo.ts'
import type { Tab } from '../../../../kit/tabs/tabState.ts'
import { useTabs } from '../../../../kit/tabs/useTabs.ts'
import { allOf } from '../words.ts'

export function TabList({ tabs, titleOf }: { tabs: readonly Tab[]; titleOf: (tab: Tab) => string }) {
  const say = useSay()
  const go = useGo()
  const active = useTabs((state) => state.active)
  const label = say(allOf(tabs.length))
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        style: { maxWidth: 360, maxHeight: '60vh', overflowY: 'auto' },
        selectedKeys: [active],
        items: tabs.map((tab) => ({ key: tab.key, label: titleOf(tab) })),
        onClick: ({ key }) => {
          const tab = tabs.find((one) => one.key === key)
          if (tab) go(createPath(tab.location))
        },
      }}
    >
      <Button type="text" size="small" icon={<Icon name="down" />} aria-label={label} title={label} />
    </Dropdown>
  )
}
