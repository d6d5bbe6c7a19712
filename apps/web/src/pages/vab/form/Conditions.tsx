// Items that hide or become required depending on the values of others, and conditions that cannot be read.
import { useState } from 'react'
import { ConfigForm } from '../../../showcase/config/ConfigForm.tsx'
import type { FormConfig, FormValues } from '../../../showcase/config/formConfig.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Example } from '../Example.tsx'
import { words } from './words.ts'

const config: FormConfig = {
  formItems: [
    {
      component: 'radio',
      name: 'type',
      label: ['申请人', 'Applicant'],
      value: '1',
      span: 12,
      options: {
        type: 'button',
        items: [
          { value: '1', label: ['个人', 'Person'] },
          { value: '2', label: ['单位', 'Company'] },
        ],
      },
    },
    {
      component: 'number',
      name: 'fee',
      label: ['费用', 'Fee'],
      span: 12,
      message: ['超过 1000 时须写明理由', 'Above 1000 a reason must be given'],
      options: { min: 0 },
    },
    {
      component: 'input',
      name: 'company',
      label: ['单位名称', 'Company'],
      span: 12,
      hideHandle: '$.type == "1"',
      requiredHandle: '$.type == "2"',
    },
    {
      component: 'input',
      name: 'mail',
      label: ['邮箱', 'E-mail'],
      span: 12,
      rules: [{ type: 'email' }],
      requiredHandle: '$.type in ["2"]',
    },
    {
      component: 'input',
      name: 'reason',
      label: ['理由', 'Reason'],
      requiredHandle: '$.fee > 1000',
      rules: [{ min: 5, message: ['理由至少 5 个字', 'Give a reason of at least 5 characters'] }],
    },
    {
      component: 'input',
      name: 'broken',
      label: ['条件写错的一项', 'An item with a wrong condition'],
      hideHandle: '$.fee >> 3',
    },
  ],
}

export function Conditions() {
  const { done } = useFeedback()
  const [value, setValue] = useState<FormValues>({})
  return (
    <Example title={words.conditions} text={words.conditionsText}>
      <ConfigForm
        label={words.conditions}
        config={config}
        value={value}
        onChange={setValue}
        onSubmit={() => done(words.submitted)}
      />
    </Example>
  )
}
