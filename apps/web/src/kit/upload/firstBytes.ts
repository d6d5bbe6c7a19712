// Whether a file begins as its name says, told when it is chosen: a letter renamed to .png is none, and need not travel to hear so.
import type { Phrase } from '@register/contract/phrase'

const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))

interface Beginning {
  name: string
  /** Where the bytes stand, one of which a file of the kind has. */
  at: number
  bytes: readonly (readonly number[])[]
}

const packed = { at: 0, bytes: [ascii('PK\u0003\u0004'), ascii('PK\u0005\u0006')] }
const jpeg: Beginning = { name: 'JPEG', at: 0, bytes: [[0xff, 0xd8, 0xff]] }

/** By ending, for the kinds that the register takes; the server looks at the whole file again. */
const beginnings: Readonly<Record<string, Beginning>> = {
  png: { name: 'PNG', at: 0, bytes: [[0x89, ...ascii('PNG')]] },
  jpg: jpeg,
  jpeg,
  gif: { name: 'GIF', at: 0, bytes: [ascii('GIF87a'), ascii('GIF89a')] },
  pdf: { name: 'PDF', at: 0, bytes: [ascii('%PDF-')] },
  mp4: { name: 'MP4', at: 4, bytes: [ascii('ftyp')] },
  zip: { name: 'ZIP', ...packed },
  ofd: { name: 'OFD', ...packed },
  docx: { name: 'Word', ...packed },
  xlsx: { name: 'Excel', ...packed },
}

const notWhatItSays = (file: string, kind: string): Phrase => [
  `${file} 的内容不是 ${kind} 文件，请选择真正的 ${kind} 文件`,
  `The content of ${file} is not a ${kind} file. Please choose one that is`,
]

/** Why a file cannot be what its ending says; nothing when it may be, or when the ending is not known here. */
export async function contentRefusal(file: Pick<File, 'name' | 'slice'>, ending: string): Promise<Phrase | undefined> {
  const expected = Object.hasOwn(beginnings, ending) ? beginnings[ending] : undefined
  if (!expected) return undefined
  const { name, at, bytes } = expected
  const first = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const begins = bytes.some((one) => one.every((byte, offset) => first[at + offset] === byte))
  return begins ? undefined : notWhatItSays(file.name, name)
}
