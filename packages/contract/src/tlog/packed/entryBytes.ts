// An entry of the log in bytes: its hashes and its time as numbers. Its own number is left out, because the index of the proof gives it.
import { readEntry, textOfEntry } from '../entry.ts'
import { fromHex, hexOf } from '../text.ts'
import { hashLength } from '../tree.ts'
import { NotPacked } from './notPacked.ts'
import type { Reader } from './reader.ts'
import type { Writer } from './writer.ts'

const layoutIn = /^record([1-9][0-9]{0,2})-sha256$/

/** @param index of the entry in the proof: its number less one */
export function writeEntry(to: Writer, text: string, index: number): void {
  const entry = readEntry(text)
  const layout = Number(layoutIn.exec(entry?.algorithm ?? '')?.[1])
  if (!entry || !layout) throw new NotPacked('the extra data of the proof is no entry that is known')
  if (entry.id !== index + 1) throw new NotPacked(`entry ${entry.id} is not at index ${index}`)
  to.byte(layout)
    .raw(fromHex(entry.before))
    .number(Date.parse(entry.at))
    .text(entry.kind)
    .text(entry.publicId)
    .text(entry.certificateNo)
    .number(entry.version)
    .raw(fromHex(entry.contentHash))
}

/** The text of the entry. */
export function readEntryBytes(from: Reader, index: number): string {
  const text = textOfEntry({
    algorithm: `record${from.byte()}-sha256`,
    before: hexOf(from.raw(hashLength)),
    id: index + 1,
    at: timeOf(from.number()),
    kind: from.text(),
    publicId: from.text(),
    certificateNo: from.text(),
    version: from.number(),
    contentHash: hexOf(from.raw(hashLength)),
  })
  if (!readEntry(text)) throw new NotPacked('its entry is of a layout that is not known')
  return text
}

function timeOf(milliseconds: number): string {
  const at = new Date(milliseconds)
  if (Number.isNaN(at.getTime())) throw new NotPacked('its time is no day')
  return at.toISOString()
}
