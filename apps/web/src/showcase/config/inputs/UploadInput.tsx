// upload: one image box for each of its items, stored by the page's function.
import { use } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { ImageBox } from '../../../kit/upload/image/ImageBox.tsx'
import { isImage } from '../../../kit/upload/image/uploadedImage.ts'
import { FormTools } from '../formTools.ts'
import { configWords as words } from '../words.ts'
import type { ConfigInputProps } from '../configInput.ts'

export function UploadInput(props: ConfigInputProps) {
  const { id, label, value, onChange, choices, disabled, invalid, describedBy, options } = props
  const { images } = use(FormTools)
  const t = useTranslate()
  if (!images) return <p role="alert">{t(words.noStore)}</p>
  const set = (value ?? {}) as Readonly<Record<string, unknown>>
  return (
    <div id={id} role="group" aria-label={label} className="row wrap gap-8-12 align-center">
      {choices.map(({ name = '', label: title }) => {
        const image = set[name]
        return (
          <ImageBox
            key={name}
            {...images}
            label={title}
            title={title}
            value={isImage(image) ? image : null}
            disabled={disabled}
            invalid={invalid}
            describedBy={describedBy}
            {...(options.round && { round: true })}
            {...(options.aspect !== undefined && { crop: { aspect: options.aspect } })}
            onChange={(next) => onChange({ ...set, [name]: next })}
          />
        )
      })}
    </div>
  )
}
