// A text with the part marked that a search has found in it, however it was spelt.
import { fold } from '@register/contract/fold'

/** The stretch of `text` that reads like `wanted` after folding, as [start, end). */
export function findFolded(text: string, wanted: string): [number, number] | undefined {
  const needle = fold(wanted)
  if (!needle) return undefined
  let folded = ''
  // For each character of the folded text, where it came from.
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const character of text) {
    for (const piece of fold(character)) {
      for (let unit = 0; unit < piece.length; unit++) {
        from.push(at)
        to.push(at + character.length)
      }
      folded += piece
    }
    at += character.length
  }
  const found = folded.indexOf(needle)
  if (found < 0) return undefined
  return [from[found] ?? 0, to[found + needle.length - 1] ?? text.length]
}

export const Marked = ({ text, wanted }: { text: string; wanted: string | undefined }) => {
  const found = wanted ? findFolded(text, wanted) : undefined
  if (!found) return text
  const [start, end] = found
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
