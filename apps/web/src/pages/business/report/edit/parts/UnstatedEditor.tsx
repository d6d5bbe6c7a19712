// Of an old certificate: which of the empty fields its original does not give. The others read "not registered".
import { statable, unstatedLabel } from '@register/contract/business/report/printed/unstated'
import { isEmpty, type Field } from '@register/contract/fields'
import { FieldsForm } from '../../../../../kit/form/FieldsForm.tsx'
import { Action } from '../../../../../kit/action/Action.tsx'
import { formOf, unstatedIn } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { unstatedRest, words } from '../words.ts'

export function UnstatedEditor({ editor }: { editor: Editor }) {
  const { content, change } = editor
  const empty = statable(formOf(content)).filter(({ path, field }) =>
    isEmpty(path.startsWith('parameters.') ? content.parameters[field.key] : content.fields[field.key]),
  )
  const chosen = unstatedIn(content)
  const field: Field = {
    key: 'unstated',
    label: unstatedLabel,
    type: 'choices',
    hint: words.unstatedHint,
    options: empty.map(({ path, field: { label } }) => ({ value: path, label })),
  }
  return (
    <>
      <FieldsForm
        form={editor}
        fields={[field]}
        values={{ unstated: chosen }}
        wide={['unstated']}
        onChange={(_, value) => change.unstated(Array.isArray(value) ? value.map(String) : [])}
      />
      {chosen.length < empty.length && (
        <div className="row wrap gap-8 above-16">
          <Action
            label={unstatedRest(empty.length - chosen.length)}
            onPress={() => change.unstated(empty.map(({ path }) => path))}
          />
        </div>
      )}
    </>
  )
}
