// Checks when a file is chosen whether its first bytes fit its extension: a letter renamed to .png is refused without being sent.
import type { Phrase } from '@register/contract/phrase'

const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))

interface Beginning {
  name: string
  /** The offset of the bytes; a file of the kind has one of these sequences there. */
  at: number
  bytes: readonly (readonly number[])[]
}

const packed = { at: 0, bytes: [ascii('PK\u0003\u0004'), ascii('PK\u0005\u0006')] }
const jpeg: Beginning = { name: 'JPEG', at: 0, bytes: [[0xff, 0xd8, 0xff]] }

/** By extension, for the kinds that the register accepts; the server checks the whole file again. */
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

/** Why a file cannot be what its extension says; undefined when it may be, or when the extension is not known here. */
export async function contentRefusal(file: Pick<File, 'name' | 'slice'>, ending: string): Promise<Phrase | undefined> {
  const expected = Object.hasOwn(beginnings, ending) ? beginnings[ending] : undefined
  if (!expected) return undefined
  const { name, at, bytes } = expected
  const first = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const begins = bytes.some((one) => one.every((byte, offset) => first[at + offset] === byte))
  return begins ? undefined : notWhatItSays(file.name, name)
}
