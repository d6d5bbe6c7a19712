// Generates the code of a screen from chosen fields, as an example of the kit and to start from.
import { sampleFields } from '@register/contract/demo/sample'
import { textOf, type Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'
import { useState } from 'react'
import { CodeView } from '../../../kit/code/CodeView.tsx'
import { EditTable, type EditColumn } from '../../../kit/edit/EditTable.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { Tick } from '../../../kit/input/Tick.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { Tabs } from '../../../kit/layout/Tabs.tsx'
import { validateFields, validateRows } from '../../../kit/values/validate.ts'
import { useForm } from '../../../kit/values/useForm.ts'
import * as paths from '../../../paths.ts'
import { declaration, formPage, listPage, type ChosenField, type Wanted } from './generate.ts'

const words = {
  title: otherScreens['test/autocode'].title,
  text: [
    '选择字段，生成列表和表单的代码，看看基于组件的页面是什么样',
    'Choose fields and read the code of their list and form, as screens on the kit are written',
  ],
  what: ['要生成的内容', 'What to write'],
  fields: ['字段', 'Fields'],
  add: ['添加字段', 'Add a field'],
  code: ['代码', 'Code'],
  declaration: ['字段声明', 'Declaration'],
  list: ['列表', 'List'],
  form: ['表单', 'Form'],
} as const satisfies Record<string, Phrase>

const nameField = {
  key: 'name',
  label: ['对象名称', 'Name of the object'],
  type: 'text',
  required: true,
  maxLength: 40,
  example: 'Sample',
  rule: (value) =>
    /^[A-Z][A-Za-z]*$/.test(value)
      ? undefined
      : ['应为英文单词，首字母大写', 'must be one word of letters with a capital first'],
} as const satisfies Field

const types = ['text', 'paragraph', 'integer', 'decimal', 'date', 'choice', 'choices', 'flag']
const columns: readonly EditColumn<ChosenField>[] = [
  {
    field: {
      key: 'key',
      label: ['标识', 'Key'],
      type: 'text',
      required: true,
      rule: (value) =>
        /^[a-z][A-Za-z0-9]*$/.test(value)
          ? undefined
          : ['应以小写字母开头，只含字母和数字', 'must begin with a small letter and hold letters and digits only'],
    },
  },
  { field: { key: 'zh', label: ['中文', 'Chinese'], type: 'text', required: true } },
  { field: { key: 'en', label: ['英文', 'English'], type: 'text', required: true } },
  {
    field: {
      key: 'type',
      label: ['类型', 'Type'],
      type: 'choice',
      required: true,
      options: types.map((value) => ({ value, label: [value, value] })),
    },
  },
  {
    field: { key: 'required', label: ['必填', 'Required'], type: 'flag' },
    width: 'narrow',
    draw: (input) => <Tick {...input} />,
  },
]

const first: Wanted = {
  name: 'Sample',
  fields: sampleFields
    .slice(0, 5)
    .map(({ key, label, type }) => ({ key, zh: label[0], en: label[1], type, required: true })),
}
const cells = columns.map(({ field }) => field)
const validate = ({ name, fields }: Wanted) => [
  ...validateFields([nameField], { name }),
  ...validateRows('fields', cells, fields),
]
const template: ChosenField = { key: '', zh: '', en: '', type: 'text', required: false }
const writers = { declaration, list: listPage, form: formPage }

export function AutoCode() {
  const form = useForm(first, validate)
  const { name, fields } = form.values
  const [shown, setShown] = useState<keyof typeof writers>('declaration')
  // Unfinished input would generate invalid code.
  const whole = fields.filter(({ key, zh, en }) => key && zh && en)
  return (
    <>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <div className="stack fit gap-16 above-16">
        <Section title={words.what}>
          <div className="stack fit gap-16">
            <FieldsForm
              form={form}
              fields={[nameField]}
              values={{ name }}
              onChange={(_, value) => form.setValues(['name'], (before) => ({ ...before, name: textOf(value) }))}
            />
            <EditTable
              form={form}
              path="fields"
              label={words.fields}
              columns={columns}
              rows={fields}
              template={template}
              addLabel={words.add}
              onChange={(next) => form.setValues(['fields'], (before) => ({ ...before, fields: next }))}
              sortable
              max={30}
            />
          </div>
        </Section>
        <Section title={words.code}>
          <div className="stack fit gap-16">
            <Tabs
              label={words.code}
              value={shown}
              options={(['declaration', 'list', 'form'] as const).map((value) => ({ value, label: words[value] }))}
              onChange={setShown}
            />
            <CodeView
              label={words[shown]}
              language="ts"
              code={writers[shown]({ name: nameField.rule(name) ? 'Sample' : name, fields: whole })}
            />
          </div>
        </Section>
      </div>
    </>
  )
}
