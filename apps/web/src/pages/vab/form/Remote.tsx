// Choices from the server: some that arrive, some that the server refuses, and an unknown component.
import { useState } from 'react'
import { useLang, useSay } from '../../../api/language.ts'
import { ConfigForm } from '../../../showcase/config/ConfigForm.tsx'
import type { ConfigItem, FormConfig, FormValues } from '../../../showcase/config/formConfig.ts'
import { Example } from '../Example.tsx'
import { flag, Settings } from '../Settings.tsx'
import { words } from './words.ts'

const refusal = { zh: '选项服务维护中', en: 'The choices are being looked after' } as const

const refusedWith = (msg: string): ConfigItem => ({
  component: 'select',
  name: 'refused',
  label: ['读取失败', 'Refused'],
  span: 12,
  options: { remote: { api: '/api/demo/status', data: { code: 500, msg } } },
})

const configOf = (fail: boolean, msg: string): FormConfig => ({
  formItems: [
    {
      component: 'select',
      name: 'sample',
      label: ['样品（读取成功）', 'Sample (arrives)'],
      span: 12,
      options: { remote: { api: '/api/demo/list', data: { kind: 'crane' }, label: 'name', value: 'id' } },
    },
    ...(fail ? [refusedWith(msg)] : []),
    {
      component: 'radio',
      name: 'unreadable',
      label: ['数据无法读取', 'Unreadable'],
      span: 12,
      options: { remote: { api: '/api/demo/status', data: { shape: 'bad' } } },
    },
    { component: 'map', name: 'place', label: ['不认识的组件', 'Unknown component'], span: 12 },
  ],
})

export function Remote() {
  const say = useSay()
  const lang = useLang()
  const [value, setValue] = useState<FormValues>({})
  const [{ fail }, setProps] = useState({ fail: false })
  return (
    <Example title={words.remote} text={words.remoteText}>
      <Settings items={[{ ...flag('fail', 24), label: words.fail }]} value={{ fail }} onChange={setProps} />
      <ConfigForm label={say(words.remote)} config={configOf(fail, refusal[lang])} value={value} onChange={setValue} />
    </Example>
  )
}
