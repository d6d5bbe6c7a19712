// The two components in chunks of their own: a record chosen from a list, and formatted text.
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { ConfigForm } from '../../../showcase/config/ConfigForm.tsx'
import type { FormConfig, FormValues } from '../../../showcase/config/formConfig.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { words } from './words.ts'

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
            { prop: 'sampleNo', label: ['样品编号', 'Sample number'], width: 150 },
            { prop: 'name', label: ['样品名称', 'Name'], width: 180 },
            { prop: 'owner', label: ['送样单位', 'Sent by'] },
          ],
        },
      },
    },
    { component: 'editor', name: 'text', label: ['正文', 'Text'] },
  ],
}

export function Rich() {
  const say = useSay()
  const [value, setValue] = useState<FormValues>({})
  return (
    <Example title={words.rich} text={words.richText}>
      <ConfigForm
        label={say(words.rich)}
        config={config}
        value={value}
        onChange={setValue}
        onSubmit={() => undefined}
      />
      <Outcome value={value} />
    </Example>
  )
}
