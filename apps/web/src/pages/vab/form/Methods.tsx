// A form that its page checks, focuses, resets and saves with buttons; the server checks it again.
import { postSample, sampleFields } from '@register/contract/demo/sample'
import { useRef, useState } from 'react'
import { useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ConfigForm, type ConfigFormHandle } from '../../../showcase/config/ConfigForm.tsx'
import type { ConfigItem, FormConfig, FormValues } from '../../../showcase/config/formConfig.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Example } from '../Example.tsx'
import { words } from './words.ts'

const components = {
  text: 'input',
  paragraph: 'input',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  choice: 'select',
}
const shown = ['sampleNo', 'name', 'kind', 'status', 'owner', 'quantity', 'receivedOn', 'remark'] as const
type Shown = Extract<(typeof sampleFields)[number], { key: (typeof shown)[number] }>

/** Makes an item from the declaration of a field. */
function itemOf(field: Shown): ConfigItem {
  return {
    component: components[field.type],
    name: field.key,
    label: field.label,
    span: field.type === 'paragraph' ? 24 : 12,
    ...('required' in field && { rules: [{ required: true }] }),
    options: {
      ...('options' in field && { items: field.options }),
      ...('example' in field && { placeholder: field.example }),
      ...('maxLength' in field && { maxlength: field.maxLength }),
      ...(field.type === 'paragraph' && { type: 'textarea' }),
    },
  }
}

const config: FormConfig = {
  labelPosition: 'top',
  formItems: shown.flatMap((key) => sampleFields.flatMap((field) => (field.key === key ? [itemOf(field)] : []))),
}

export function Methods() {
  const { done } = useFeedback()
  const form = useRef<ConfigFormHandle>(null)
  const [value, setValue] = useState<FormValues>({})
  const save = useWrite(postSample)
  async function submit(values: FormValues) {
    // Checked by the form's rules, and again by the server.
    await save.mutateAsync({ body: values })
    done(words.saved)
    form.current?.reset()
  }
  return (
    <Example title={words.methods} text={words.methodsText}>
      <ConfigForm
        ref={form}
        label={words.methods}
        config={config}
        value={value}
        onChange={setValue}
        onSubmit={submit}
        submit={(send) => (
          <>
            <Action kind="primary" icon="save" label={words.save} onPress={send} />
            <Action label={words.check} onPress={() => form.current?.validate() && done(words.right)} />
            <Action label={words.go} onPress={() => form.current?.scrollToField('remark')} />
            <Action label={words.reset} onPress={() => form.current?.reset()} />
          </>
        )}
      />
    </Example>
  )
}
