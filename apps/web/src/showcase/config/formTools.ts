// Functions that a configuration cannot contain and the page gives to the form: storing images.
import { createContext } from 'react'
import type { FileRules } from '../../kit/upload/fileRules.ts'
import type { ImageTools } from '../../kit/upload/image/uploadedImage.ts'

export interface ConfigTools {
  /** Without it, `upload` items show that the form cannot store images. */
  images?: (ImageTools & { rules: FileRules }) | undefined
}

export const FormTools = createContext<ConfigTools>({})
