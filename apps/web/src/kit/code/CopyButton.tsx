// A button that copies a text to the clipboard and confirms it.
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { useCopy } from '../display/useCopy.ts'

export interface CopyButtonProps {
  text: Wording
  label: Wording
  bare?: boolean
  small?: boolean
}

export function CopyButton({ text, label, bare = false, small = false }: CopyButtonProps) {
  const t = useTranslate()
  const copy = useCopy()
  return <Action icon="copy" label={label} bare={bare} small={small} onPress={() => copy(t(text))} />
}
