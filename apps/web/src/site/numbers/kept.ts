// What was typed and asked on the page of many numbers, for who opens a certificate and comes back: in this window alone, until it is loaded anew or another person signs in.
import { onPersonChange } from '../../api/session.ts'

interface Kept {
  text: string
  asked: readonly string[]
}

const nothing: Kept = { text: '', asked: [] }
let last = nothing
onPersonChange(() => {
  last = nothing
})

export const kept = (): Kept => last
export const keep = (more: Partial<Kept>): void => {
  last = { ...last, ...more }
}
