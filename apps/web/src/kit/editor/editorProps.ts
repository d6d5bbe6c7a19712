// The props of an editor of formatted text.
import type { Wording } from '@register/contract/phrase'

export interface EditorProps {
  id?: string
  /** The accessible name of the text. */
  label: Wording
  /** HTML; empty for no text. */
  value: string
  onChange: (html: string) => void
  /** Pixels of the whole editor (docs/rules/office.md#figures-of-pieces). */
  height?: number
  placeholder?: Wording
  disabled?: boolean
  /** Visible characters, without tags. */
  maxLength?: number
  /** Stores a picture and returns its address; without it there is no button for pictures. */
  uploadImage?: (file: File) => Promise<string>
  invalid?: boolean
  required?: boolean
  /** Ids of the hint and the error message. */
  describedBy?: string | undefined
}
