// The main components of the product, each with the number of its own certificate, if it has one, and the product of that certificate.
import { componentFields } from '@register/contract/business/report/printed/component'
import { textOf } from '@register/contract/fields'
import { useState } from 'react'
import { EditTable, type EditColumn } from '../../../../../kit/edit/EditTable.tsx'
import { FieldInput } from '../../../../../kit/input/FieldInput.tsx'
import type { ComponentDraft } from '../../content.ts'
import { PartNote } from '../../parts/PartNote.tsx'
import { useCited } from '../../parts/useCited.ts'
import type { Editor } from '../useContent.ts'
import { words } from '../words.ts'

const numbersOf = (components: readonly ComponentDraft[]) => components.map(({ certificateNo }) => certificateNo)

export function ComponentsEditor({ editor }: { editor: Editor }) {
  const { content, change } = editor
  // The server is asked when the field is left, not after every character.
  const [left, setLeft] = useState(() => numbersOf(content.components))
  const cited = useCited(left)
  const columns = componentFields.map((field): EditColumn<ComponentDraft> => {
    if (field.key !== 'certificateNo') return { field }
    return {
      field,
      draw: (input, { model, manufacturer }) => (
        <PartNote
          id={`${input.id}-found`}
          number={textOf(input.value)}
          found={cited(textOf(input.value))}
          stated={{ model, maker: manufacturer }}
        >
          {(noted) => (
            <FieldInput
              {...input}
              field={field}
              describedBy={[input.describedBy, noted].filter(Boolean).join(' ') || undefined}
              onBlur={() => {
                input.onBlur()
                setLeft(numbersOf(content.components))
              }}
            />
          )}
        </PartNote>
      ),
    }
  })
  return (
    <EditTable<ComponentDraft>
      form={editor}
      path="components"
      label={words.components}
      columns={columns}
      rows={content.components}
      template={{ name: null, model: null, certificateNo: null, manufacturer: null }}
      addLabel={words.addComponent}
      empty={words.componentsEmpty}
      onChange={change.components}
    />
  )
}
