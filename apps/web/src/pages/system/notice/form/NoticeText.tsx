// The text of an announcement as it is written.
import { FieldFrame } from '../../../../kit/form/FieldFrame.tsx'
import { useFieldId } from '../../../../kit/form/fieldId.ts'
import { FieldInput } from '../../../../kit/input/FieldInput.tsx'

export interface NoticeTextProps {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const field = { key: 'content', label: ['通知正文', 'Text'], type: 'paragraph', maxLength: 100_000 } as const

export function NoticeText({ label, value, onChange, error }: NoticeTextProps) {
  const id = useFieldId()('content')
  return (
    <FieldFrame id={id} label={label} required error={error} wide>
      {(describedBy) => (
        <FieldInput
          field={field}
          id={id}
          label={label}
          value={value}
          required
          invalid={error !== undefined}
          describedBy={describedBy}
          onBlur={() => undefined}
          onChange={(next) => onChange(typeof next === 'string' ? next : '')}
        />
      )}
    </FieldFrame>
  )
}
