// The inputs of parameters in words, such as media, materials and the models of parts: each offers what the body wrote for this manufacturer before.
import { formerWords, isOffered } from '@register/contract/business/report/parties/former'
import { longestText, textOf, type Field } from '@register/contract/fields'
import { useRead } from '../../../../../api/query.ts'
import type { OwnInputs } from '../../../../../kit/form/FieldsForm.tsx'
import { Choices } from '../../../../../kit/input/Choices.tsx'
import type { InputProps } from '../../../../../kit/input/inputProps.ts'
import { Suggest } from '../../../../../kit/input/Suggest.tsx'
import { exampleOf } from '../../../../../kit/input/words.ts'
import { subFormOf, type Content } from '../../content.ts'

function WordsInput({ field, values, ...props }: InputProps & { field: Field; values: readonly string[] }) {
  if (field.type === 'choices')
    return <Choices {...props} free options={values.map((value) => ({ value, label: value }))} />
  const typed = textOf(props.value).trim().toUpperCase()
  const fitting = values.filter((value) => value !== props.value && value.toUpperCase().includes(typed))
  return (
    <Suggest
      {...props}
      maxLength={longestText(field)}
      placeholder={field.example ? exampleOf(field.example) : ''}
      suggestions={fitting.map((value) => ({ key: value, value }))}
      onPick={() => undefined}
    />
  )
}

const none: readonly string[] = []

/** For `FieldsForm`. Each is one and the same input before and after the earlier values arrive, so who types meanwhile goes on typing. */
export function useWordInputs(content: Content, fields: readonly Field[]): OwnInputs {
  const manufacturerName = textOf(content.fields['manufacturerName']).trim()
  const subForm = subFormOf(content) ?? ''
  const isAsked = manufacturerName.length >= 2 && subForm !== ''
  const { data } = useRead(
    formerWords,
    { body: { manufacturerName, subForm } },
    { enabled: isAsked, staleTime: 60_000 },
  )
  const former = new Map((isAsked ? (data ?? []) : []).map(({ key, values }) => [key, values]))
  return Object.fromEntries(
    fields.filter(isOffered).map(({ key }) => {
      const values = former.get(key) ?? none
      return [key, (props: InputProps, field: Field) => <WordsInput {...props} field={field} values={values} />]
    }),
  )
}
