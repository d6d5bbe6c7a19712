// The configured form with all its components, in all its states.
import { useState } from 'react'
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { Showcase } from '../Showcase.tsx'
import { Conditions } from './Conditions.tsx'
import { Looks } from './Looks.tsx'
import { Methods } from './Methods.tsx'
import { useLang, useTranslate } from '../../../api/language.ts'
import { ConfigForm } from '../../../showcase/config/ConfigForm.tsx'
import type { ConfigItem, FormConfig, FormValues } from '../../../showcase/config/formConfig.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { words } from './words.ts'
import { flag, Settings } from '../Settings.tsx'
import { Action } from '../../../kit/action/Action.tsx'
import { ConfigEditor } from '../../../showcase/config/written/ConfigEditor.tsx'
import { parseConfig } from '../../../showcase/config/written/readConfig.ts'
import { startValues } from '../../../showcase/config/values.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { libraryImages, oneImage } from '../libraryImages.ts'
import styles from '../vab.module.css'
import { sampleConfig } from './sampleConfig.ts'

// All form components at once, next to their configuration, which can be edited.
const sample = JSON.stringify(sampleConfig, null, 2)

function AllComponents() {
  const t = useTranslate()
  const { done } = useFeedback()
  const [source, setSource] = useState(sample)
  const [config, setConfig] = useState<FormConfig>(sampleConfig)
  const [value, setValue] = useState<FormValues>(() => startValues(sampleConfig))
  const { problem } = parseConfig(source)
  function write(next: string) {
    setSource(next)
    const read = parseConfig(next)
    if (read.config) setConfig(read.config)
  }
  return (
    <Example title={words.all} text={words.allText}>
      <div className={`stack gap-24 align-start ${styles['beside']}`}>
        <ConfigForm
          label={words.form}
          config={config}
          value={value}
          onChange={setValue}
          images={{ ...libraryImages, rules: oneImage }}
          onSubmit={() => done(words.submitted)}
        />
        <div className="stack fit gap-16">
          <ConfigEditor label={words.config} source={source} onChange={write} error={problem} />
          <div>
            <Action label={words.restore} icon="return" onPress={() => write(sample)} />
          </div>
          <div role="group" aria-label={t(words.value)}>
            <p>{t(words.value)}</p>
            <pre className={`mono break-words no-margin tinted rounded pad-12 scroll ${styles['code']}`}>
              {JSON.stringify(value, null, 2)}
            </pre>
          </div>
        </div>
      </div>
    </Example>
  )
}

// Choices from the server: some that arrive, some that the server refuses, and an unknown component.
const refusal = { zh: '选项服务维护中', en: 'The choices are being looked after' } as const

const refusedWith = (msg: string): ConfigItem => ({
  component: 'select',
  name: 'refused',
  label: ['读取失败', 'Reading failed'],
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

function Remote() {
  const lang = useLang()
  const [value, setValue] = useState<FormValues>({})
  const [{ fail }, setProps] = useState({ fail: false })
  return (
    <Example title={words.remote} text={words.remoteText}>
      <Settings items={[{ ...flag('fail', 24), label: words.fail }]} value={{ fail }} onChange={setProps} />
      <ConfigForm label={words.remote} config={configOf(fail, refusal[lang])} value={value} onChange={setValue} />
    </Example>
  )
}

// The two components in chunks of their own: a record chosen from a list, and formatted text.
const config: FormConfig = {
  labelPosition: 'top',
  formItems: [
    {
      component: 'tableselect',
      name: 'sample',
      label: ['样品', 'Sample'],
      rules: [{ required: true }],
      options: {
        table: {
          api: '/api/demo/page',
          label: 'name',
          columns: [
            { prop: 'sampleNo', label: ['样品编号', 'Sample No.'], width: 150 },
            { prop: 'name', label: ['样品名称', 'Sample name'], width: 180 },
            { prop: 'owner', label: ['送样单位', 'Sent by'] },
          ],
        },
      },
    },
    { component: 'editor', name: 'text', label: ['正文', 'Text'] },
  ],
}

function Rich() {
  const [value, setValue] = useState<FormValues>({})
  return (
    <Example title={words.rich} text={words.richText}>
      <ConfigForm label={words.rich} config={config} value={value} onChange={setValue} onSubmit={() => undefined} />
      <Outcome value={value} />
    </Example>
  )
}

export const ConfigFormPage = () => (
  <Showcase piece={pieceOf(formPieces, 'vab/form')}>
    <AllComponents />
    <Conditions />
    <Remote />
    <Methods />
    <Looks />
    <Rich />
  </Showcase>
)
