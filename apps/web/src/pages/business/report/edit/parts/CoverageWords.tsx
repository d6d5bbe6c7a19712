// What the certificate says of its coverage in words, and the statement that the table holds all of it; changed words need it again.
import { isHeld, printedText } from '@register/contract/business/report/content/printedText'
import { reportFields } from '@register/contract/business/report/fields'
import { textOf, type Field } from '@register/contract/fields'
import { FieldsForm } from '../../../../../kit/form/FieldsForm.tsx'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'

const key = 'coverageHeld'

/** Stated with yes or no; what is stored is the text that the statement is about. */
const statement: Field = { key, label: words.held, type: 'flag', hint: words.heldHint }
const noText: Field = { ...statement, hint: words.noText }

export function CoverageWords({ editor, locked }: { editor: Editor; locked: readonly string[] }) {
  const { fields: values, parameters } = editor.content
  const { field: change } = editor.change
  const worded = { coverageText: textOf(values['coverageText']), coverageHeld: textOf(values[key]), parameters }
  const text = printedText(worded)
  const fields = (reportFields as readonly Field[]).filter(({ group }) => group === 'coverage')
  return (
    <FieldsForm
      form={editor}
      fields={fields.map((field) => (field.key === key ? (text === '' ? noText : statement) : field))}
      values={{ ...values, [key]: text === '' ? null : isHeld(worded) }}
      onChange={(changed, value) => change(changed, changed === key ? (value === true ? text : null) : value)}
      wide={[key]}
      locked={text === '' ? [...locked, key] : locked}
    />
  )
}
