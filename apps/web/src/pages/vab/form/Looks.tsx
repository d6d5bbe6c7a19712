// Labels in three positions, the form while it is loading, and a component that the kit does not have.
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { ConfigForm } from '../../../showcase/config/ConfigForm.tsx'
import type { FormConfig, FormValues } from '../../../showcase/config/formConfig.ts'
import { Example } from '../Example.tsx'
import { flag, Settings } from '../Settings.tsx'
import { words } from './words.ts'
import { useSession } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import type { ConfigInputProps } from '../../../showcase/config/configInput.ts'

// A developer's own component in a configured form: it gets the props of every input, and passes a value on.
const sign: Phrase = ['签名', 'Sign']
const unsign: Phrase = ['撤回签名', 'Clear the signature']

function Signature({ id, value, onChange, label }: ConfigInputProps) {
  const who = useSession().info?.user.nickname ?? ''
  const signed = typeof value === 'string'
  return (
    <div id={id} role="group" aria-label={label}>
      {signed && <p>{value}</p>}
      <Action icon="edit" label={signed ? unsign : sign} onPress={() => onChange(signed ? null : who)} />
    </div>
  )
}

interface Look extends FormValues {
  labelPosition: 'left' | 'right' | 'top'
  labelWidth: number
  loading: boolean
}

const places = ['left', 'right', 'top'].map((value) => ({ value, label: value }))
const formItems: FormConfig['formItems'] = [
  { component: 'input', name: 'name', label: ['名称', 'Name'], rules: [{ required: true }] },
  { component: 'input', name: 'disabled', label: ['禁用项', 'Disabled'], value: 'TSX', options: { disabled: true } },
  { component: 'input', name: 'secret', label: ['口令', 'Secret'], options: { type: 'password' } },
  { component: 'signature', name: 'sign', label: words.sign, rules: [{ required: true }] },
]

export function Looks() {
  const [look, setLook] = useState<Look>({ labelPosition: 'left', labelWidth: 140, loading: false })
  const [value, setValue] = useState<FormValues>({})
  const { labelPosition, labelWidth, loading } = look
  return (
    <Example title={words.looks} text={words.looksText}>
      <Settings
        items={[
          { component: 'radio', name: 'labelPosition', label: 'labelPosition', span: 10, options: { items: places } },
          { component: 'slider', name: 'labelWidth', label: 'labelWidth', span: 8, options: { min: 80, max: 200 } },
          flag('loading'),
        ]}
        value={look}
        onChange={setLook}
      />
      <ConfigForm
        label={words.looks}
        config={{ labelPosition, labelWidth, formItems }}
        value={value}
        onChange={setValue}
        loading={loading}
        extra={{ signature: Signature }}
        onSubmit={() => undefined}
      />
    </Example>
  )
}
