// A number in one piece that is a whole text, as most are stored and asked for: it reads as it is written, and none of the patterns for longer texts is needed.
import type { NamedNumber } from '../numberText/reading.ts'
import { fitsFormat } from './certificateNo.ts'

/** The letters O, I and L may be typed for digits, so the patterns decide about texts with them. */
const shape = /^(?:TSX[0-9A-HJKMNP-Z]{4}|TX(?:[1-9][0-9A-HJKMNP-Z]{3}|F\d[0-9A-HJKMNP-Z]{2}))\d{9,13}$/

/** What the patterns would find in a text that is one number and nothing else; undefined where they have to look. */
export function numberInOnePiece(text: string): NamedNumber | undefined {
  if (!shape.test(text) || !fitsFormat(text)) return undefined
  return { as: text.startsWith('TSX') ? 'certificate' : 'label', key: text, text, from: 0, to: text.length }
}
