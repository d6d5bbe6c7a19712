// The editor of an announcement's text; its pictures are uploaded to the file library.
import type { Wording } from '@register/contract/phrase'
import { uploadFile } from '@register/contract/system/file'
import { upload } from '../../../api/transfer.ts'
import { Editor } from '../../../kit/editor/Editor.tsx'
import { FieldFrame } from '../../../kit/form/FieldFrame.tsx'
import type { FieldPlace } from '../../../kit/values/useForm.ts'

export interface NoticeTextProps extends FieldPlace {
  label: Wording
  value: string
  onChange: (html: string) => void
  error: Wording | undefined
}

const keepPicture = async (file: File): Promise<string> => (await upload(uploadFile, file)).url

export function NoticeText({ id, ref, label, error, ...editor }: NoticeTextProps) {
  return (
    <FieldFrame id={id} ref={ref} label={label} error={error} wide>
      {(describedBy) => (
        <Editor
          {...editor}
          id={id}
          label={label}
          invalid={error !== undefined}
          describedBy={describedBy}
          uploadImage={keepPicture}
        />
      )}
    </FieldFrame>
  )
}
