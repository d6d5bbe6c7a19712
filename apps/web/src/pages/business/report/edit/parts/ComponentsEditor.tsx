// The main components of the product, each with its own certificate where it has one.
import { useSay } from '../../../../../api/language.ts'
import { EditTable, type EditColumn } from '../../../../../kit/edit/EditTable.tsx'
import type { ComponentDraft } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'

const columns: EditColumn<ComponentDraft>[] = [
  { field: { key: 'name', label: words.componentName, type: 'text', maxLength: 60, required: true } },
  { field: { key: 'model', label: words.componentModel, type: 'text', maxLength: 60 } },
  { field: { key: 'certificateNo', label: words.componentNo, type: 'text', maxLength: 60 } },
  { field: { key: 'manufacturer', label: words.componentMaker, type: 'text', maxLength: 100 } },
]

export function ComponentsEditor({ editor }: { editor: Editor }) {
  const say = useSay()
  const { content, change, errors } = editor
  return (
    <EditTable<ComponentDraft>
      path="components"
      label={say(words.components)}
      columns={columns}
      rows={content.components}
      template={{ name: null, model: null, certificateNo: null, manufacturer: null }}
      addLabel={say(words.addComponent)}
      empty={say(words.componentsEmpty)}
      errors={errors}
      onChange={change.components}
    />
  )
}
