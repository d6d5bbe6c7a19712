// A text in which the parts that a search has found are marked, however they were spelt.
import { Fragment } from 'react'
import { wordsOf } from '@register/contract/rules/keyword'
import { searchedText } from '@register/contract/text/searchedText'

type Stretch = [start: number, end: number]

/** The stretches of `text` that match the words of `wanted` after folding, in order and without overlaps; undefined when none does. */
export function findFolded(text: string, wanted: string): Stretch[] | undefined {
  let folded = ''
  // For each character of the folded text, its index in the original.
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const character of text) {
    for (const piece of searchedText(character)) {
      for (let unit = 0; unit < piece.length; unit++) {
        from.push(at)
        to.push(at + character.length)
      }
      folded += piece
    }
    at += character.length
  }
  const stretches: Stretch[] = []
  for (const word of wordsOf(wanted)) {
    const found = folded.indexOf(word)
    if (found >= 0) stretches.push([from[found] ?? 0, to[found + word.length - 1] ?? text.length])
  }
  return stretches.length > 0 ? apart(stretches) : undefined
}

/** In order, overlapping ones merged. */
function apart(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const [start, end] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

export const Marked = ({ text, wanted }: { text: string; wanted: string | undefined }) => {
  const found = wanted ? findFolded(text, wanted) : undefined
  if (!found) return text
  return (
    <>
      {found.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(found[at - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.[1])}
    </>
  )
}
