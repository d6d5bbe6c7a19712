// A button that puts a text on the clipboard and says that it has.
import { Action } from '../action/Action.tsx'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { copy } from '../display/copy.ts'
import { displayWords as words } from '../display/words.ts'

export interface CopyButtonProps {
  text: string
  label: string
  bare?: boolean
  small?: boolean
}

export function CopyButton({ text, label, bare = false, small = false }: CopyButtonProps) {
  const { done } = useFeedback()
  return (
    <Action
      icon="copy"
      label={label}
      bare={bare}
      small={small}
      onPress={() => copy(text).then(() => done(words.copied))}
    />
  )
}
