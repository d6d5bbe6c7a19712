// A range and a table as fields of a form, and the same values read-only.
import type { Field, Values } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { FieldList } from '../../../kit/display/fields/FieldList.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { validateFields } from '../../../kit/values/validate.ts'
import { useForm } from '../../../kit/values/useForm.ts'
import { Example } from '../Example.tsx'

const words = {
  title: ['范围与表格字段', 'Fields that are a range or a table'],
  text: [
    '由字段声明生成：范围可只填一端；表格按列填写，空行不保存，可用手柄排序。',
    'From their declaration: a range may have one end only; a table is written by its columns, empty rows are not saved, and the grip reorders rows.',
  ],
  check: ['检查全部', 'Check everything'],
  reading: ['读出的样子', 'As it reads'],
} as const satisfies Record<string, Phrase>

const fields: readonly Field[] = [
  {
    key: 'ropeDiameter',
    label: ['适用钢丝绳直径', 'Rope diameter'],
    type: 'range',
    unit: ['mm', 'mm'],
    min: 3,
    max: 150,
    places: 1,
    required: true,
  },
  {
    key: 'temperature',
    label: ['适用环境温度', 'Ambient temperature'],
    type: 'range',
    unit: ['℃', '°C'],
    min: -60,
    max: 80,
    hint: ['只填一端表示不低于或不高于', 'One end alone says at least, or at most'],
  },
  {
    key: 'safetyDevices',
    label: ['安全保护装置', 'Safety devices'],
    type: 'table',
    maxRows: 20,
    columns: [
      { key: 'name', label: ['名称', 'Name'], type: 'text', maxLength: 40 },
      { key: 'model', label: ['型号', 'Model'], type: 'text', maxLength: 40 },
      { key: 'quantity', label: ['数量', 'Quantity'], type: 'integer', min: 1, max: 99 },
      {
        key: 'speed',
        label: ['动作速度', 'Tripping speed'],
        type: 'decimal',
        unit: ['m/s', 'm/s'],
        min: 0.01,
        max: 25,
      },
    ],
  },
]
const start: Values = {
  ropeDiameter: { from: 8, to: 16 },
  temperature: { from: null, to: 40 },
  safetyDevices: [
    { name: '限速器', model: 'XSQ115-09', quantity: 1, speed: 2.15 },
    { name: '安全钳', model: 'AQ16', quantity: 2 },
    { name: '缓冲器', model: 'YH3/175', quantity: 4 },
  ],
}
const validate = (values: Values) => validateFields(fields, values)

export function DeclaredFields() {
  const t = useTranslate()
  const form = useForm(start, validate)
  return (
    <Example title={words.title} text={words.text}>
      <div className="stack fit gap-16">
        <FieldsForm
          form={form}
          fields={fields}
          values={form.values}
          onChange={(key, value) => form.setValues([key], (before) => ({ ...before, [key]: value }))}
        />
        <div>
          <Action label={words.check} onPress={() => form.validate()} />
        </div>
        <div role="group" aria-label={t(words.reading)}>
          <FieldList fields={fields} values={form.values} />
        </div>
      </div>
    </Example>
  )
}
