// A button that copies a text to the clipboard and confirms it.
import type { Wording } from '@register/contract/phrase'
import { Action } from '../action/Action.tsx'
import { useCopy } from '../display/useCopy.ts'

export interface CopyButtonProps {
  text: string
  label: Wording
  bare?: boolean
  small?: boolean
}

export function CopyButton({ text, label, bare = false, small = false }: CopyButtonProps) {
  const copy = useCopy()
  return <Action icon="copy" label={label} bare={bare} small={small} onPress={() => copy(text)} />
}
