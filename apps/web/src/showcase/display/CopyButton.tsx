// A button that puts a text on the clipboard and says that it has.
import { Action } from '../../kit/action/Action.tsx'
import { useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { copy } from '../../kit/display/copy.ts'
import { displayWords as words } from '../../kit/display/words.ts'

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
