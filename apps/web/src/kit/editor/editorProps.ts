// What an editor of formatted text is given.

export interface EditorProps {
  id?: string
  /** What the text is, for assistive technology. */
  label: string
  /** HTML; empty for no text. */
  value: string
  onChange: (html: string) => void
  /** Pixels of the whole. Specification section 9. */
  height?: number
  placeholder?: string
  disabled?: boolean
  /** Characters that are read, without tags. */
  maxLength?: number
  /** Keeps a picture and tells where it can be read; without it there is no button for pictures. */
  uploadImage?: (file: File) => Promise<string>
  invalid?: boolean
  required?: boolean
  /** Ids of hint and complaint. */
  describedBy?: string | undefined
}
