// Warnings shown before an action that is hard to undo: they block nothing, but are visible when the action is confirmed.
import { Notice } from '../../kit/feedback/Notice.tsx'
import { areaWords } from './words.ts'

/** `warnings`: in the reader's language; an empty list draws nothing. */
export function SecondLook({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={areaWords.look}
      text={warnings.map((one) => (
        <p key={one}>{one}</p>
      ))}
    />
  )
}
