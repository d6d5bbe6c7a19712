// What the certificate covers, written row by row: a parameter of the category's form, its bounds in its unit, or a text.
import { coverageFields } from '@register/contract/business/coverage'
import type { Field } from '@register/contract/fields'
import { useSay } from '../../../../../api/language.ts'
import { Choice } from '../../../../../kit/input/Choice.tsx'
import { EditTable, type EditColumn } from '../../../../../kit/edit/EditTable.tsx'
import { FieldInput } from '../../../../../kit/input/FieldInput.tsx'
import { parameterFields, type CoverageDraft } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'

export function CoverageEditor({ editor }: { editor: Editor }) {
  const say = useSay()
  const { content, change } = editor
  const fields = parameterFields(content).filter(({ coverage }) => coverage)
  const options = fields.map(({ key, label }) => ({ value: key, label: say(label) }))
  const bound = (key: 'from' | 'to', row: CoverageDraft): Field => {
    const unit = fields.find((field) => field.key === row.parameter)?.unit
    return { ...coverageFields[key], ...(unit && { unit }) }
  }
  const columns: EditColumn<CoverageDraft>[] = [
    {
      field: coverageFields.parameter,
      width: 'middle',
      draw: ({ id, label, invalid, onChange }, row) => (
        <Choice
          id={id}
          label={label}
          invalid={invalid}
          value={row.parameter || null}
          // A parameter from another form, or written freely by an import, must not vanish.
          options={
            row.parameter && !options.some(({ value }) => value === row.parameter)
              ? [...options, { value: row.parameter, label: row.parameter }]
              : options
          }
          onChange={(next) => onChange(next ?? '')}
        />
      ),
    },
    {
      field: coverageFields.from,
      width: 'small',
      draw: (input, row) => <FieldInput field={bound('from', row)} {...input} />,
    },
    {
      field: coverageFields.to,
      width: 'small',
      draw: (input, row) => <FieldInput field={bound('to', row)} {...input} />,
    },
    { field: coverageFields.text },
  ]
  return (
    <EditTable<CoverageDraft>
      form={editor}
      path="coverage"
      label={say(words.coverage)}
      columns={columns}
      rows={content.coverage}
      template={{ parameter: '', from: null, to: null, text: null }}
      addLabel={say(words.addCoverage)}
      empty={say(words.coverageEmpty)}
      onChange={(rows) => change.coverage(rows.map((row) => ({ ...row, parameter: row.parameter ?? '' })))}
    />
  )
}
