// A number that is a whole text, in one piece or in the groups that are printed, as most are stored and asked for: it reads as it is written, and none of the patterns for longer texts is needed.
import { fold } from '../../fold.ts'
import type { NamedNumber } from '../numberText/reading.ts'
import { fitsFormat } from './certificateNo.ts'

/** The letters O, I and L may be typed for digits, so the patterns decide about texts with them. */
const letter = '[0-9A-HJKMNP-Z]'
const shapeWith = (between: string) =>
  `(?:TSX${between}${letter}{4}|TX${between}(?:[1-9]${letter}{3}|F\\d${letter}{2}))${between}\\d{3,5}${between}(?:19|20)?\\d\\d${between}\\d{4}`
const shape = new RegExp(`^(?:${shapeWith('')}|${shapeWith(' ')})$`)

/** What the patterns would find in a text that is one number and nothing else; undefined where they have to look. */
export function numberAlone(text: string): NamedNumber | undefined {
  if (!shape.test(text) || !fitsFormat(text)) return undefined
  return { as: text.startsWith('TSX') ? 'certificate' : 'label', key: fold(text), text, from: 0, to: text.length }
}
