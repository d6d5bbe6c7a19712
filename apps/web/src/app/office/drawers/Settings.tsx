// The button of the display settings; its drawer is loaded when it is first opened.
import { Drawer } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { useStep } from '../../../kit/dialog/step/useStep.ts'
import { closePanel, openPanel, usePanel } from '../../../kit/panel/usePanel.ts'
import { late } from '../../../kit/plain/late.tsx'
import { settingWords as words } from '../../../pages/userCenter/settings/words.ts'

const Choices = late(async () => (await import('../../../pages/userCenter/settings/Choices.tsx')).Choices)

export function Settings() {
  const t = useTranslate()
  const open = usePanel('settings')
  useStep(open, closePanel)
  return (
    <>
      <Action bare kind="quiet" icon="setting" label={words.settings} onPress={() => openPanel('settings')} />
      <Drawer title={t(words.settings)} size={400} open={open} onClose={closePanel}>
        <Choices waiting={<Loading lines={8} />} />
      </Drawer>
    </>
  )
}
