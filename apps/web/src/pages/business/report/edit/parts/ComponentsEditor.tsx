// The main components of the product, each with its own certificate where it has one.
import { componentFields } from '@register/contract/business/reportShape'
import { useSay } from '../../../../../api/language.ts'
import { EditTable, type EditColumn } from '../../../../../kit/edit/EditTable.tsx'
import type { ComponentDraft } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'

const columns: EditColumn<ComponentDraft>[] = componentFields.map((field) => ({ field }))

export function ComponentsEditor({ editor }: { editor: Editor }) {
  const say = useSay()
  const { content, change } = editor
  return (
    <EditTable<ComponentDraft>
      form={editor}
      path="components"
      label={say(words.components)}
      columns={columns}
      rows={content.components}
      template={{ name: null, model: null, certificateNo: null, manufacturer: null }}
      addLabel={say(words.addComponent)}
      empty={say(words.componentsEmpty)}
      onChange={change.components}
    />
  )
}
