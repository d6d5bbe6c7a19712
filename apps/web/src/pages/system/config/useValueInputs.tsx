// Special inputs for values that are not plain text: a colour picker, and an upload to a public file for pictures.
import { maxFileBytes } from '@register/contract/business/file'
import { textOf } from '@register/contract/fields'
import { minuteFormat } from '@register/contract/input/minute'
import { uploadPublicFile } from '@register/contract/system/file'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { upload } from '../../../api/transfer.ts'
import type { FilterField } from '../../../kit/filter/field.ts'
import { TimeEditor } from '../../../kit/filter/value/TimeEditor.tsx'
import type { OwnInputs } from '../../../kit/form/FieldsForm.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { Colour } from '../../../kit/setting/Colour.tsx'
import { imageRules } from '../../../kit/upload/fileRules.ts'
import { ImageBox } from '../../../kit/upload/image/ImageBox.tsx'

const rules = imageRules(maxFileBytes)
/** Without seconds, as it is stored. */
const minute: FilterField = {
  value: 'instant',
  label: ['时刻', 'Time'],
  type: 'datetime',
  extend: { valueFormat: minuteFormat },
}
/** Legible in day and night, as buttons and links are. */
const presets = ['#0958d9', '#1d6f42', '#8a4b08', '#b3261e', '#6a3ab2', '#0b6e7f']

/** `url`: the address of the picture that is set. */
export function useValueInputs(url: string): OwnInputs {
  return {
    colour: (input) => (
      <Colour label={input.label} value={textOf(input.value)} presets={presets} onChange={input.onChange} />
    ),
    instant: (input) => (
      <TimeEditor
        field={minute}
        operator="="
        label={input.label}
        value={textOf(input.value)}
        onChange={(value) => input.onChange(typeof value === 'string' ? value : '')}
      />
    ),
    picture: (input) => <PictureInput {...input} url={url} />,
  }
}

function PictureInput({ id, label, value, onChange, describedBy, invalid, url }: InputProps & { url: string }) {
  const t = useTranslate()
  const [start] = useState(value)
  const chosen = textOf(value)
  return (
    <ImageBox
      id={id}
      label={label}
      invalid={invalid}
      describedBy={describedBy}
      rules={rules}
      value={
        chosen === ''
          ? null
          : { id: chosen, name: t(label), url: chosen === start && url ? url : `/api/file/${chosen}` }
      }
      onChange={(image) => onChange(image?.id ?? '')}
      send={(file, onProgress, signal) => upload(uploadPublicFile, file, {}, onProgress, { signal })}
    />
  )
}
