// What a configuration cannot hold and its page gives the form: how images are stored.
import { createContext } from 'react'
import type { FileRules } from '../../kit/upload/fileRules.ts'
import type { ImageTools } from '../../kit/upload/image/uploadedImage.ts'

export interface ConfigTools {
  /** Without it, `upload` items say that the form cannot store images. */
  images?: (ImageTools & { rules: FileRules }) | undefined
}

export const FormTools = createContext<ConfigTools>({})
