// Which files are accepted: checked by size, extension, the content type from the browser and the first bytes, before anything is sent.
import type { Phrase } from '@register/contract/phrase'
import { notImage, notImageOf, notTaken, tooBig } from './words.ts'

// Checks when a file is chosen whether its first bytes fit its extension: a letter renamed to .png is refused without being sent.
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
async function contentRefusal(file: Pick<File, 'name' | 'slice'>, ending: string): Promise<Phrase | undefined> {
  const expected = Object.hasOwn(beginnings, ending) ? beginnings[ending] : undefined
  if (!expected) return undefined
  const { name, at, bytes } = expected
  const first = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const begins = bytes.some((one) => one.every((byte, offset) => first[at + offset] === byte))
  return begins ? undefined : notWhatItSays(file.name, name)
}

export interface FileRules {
  /** Bytes, exclusive. */
  below: number
  /** Lower case, without the dot; all when it is left out. */
  extensions?: readonly string[]
  /** Content types; all when it is left out. A file whose type the browser does not know is checked by its extension. */
  types?: readonly string[]
  /** The message for another type. */
  wrongType?: (file: FileFacts) => Phrase
}

export interface UploadRules extends FileRules {
  /** The maximum number of files; 0: any number. */
  limit: number
}

export type FileFacts = Pick<File, 'name' | 'type' | 'size'>

export const endingOf = (name: string): string =>
  name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : ''
export const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024)

function fits({ name, type }: FileFacts, { extensions, types }: FileRules): boolean {
  if (extensions && !extensions.includes(endingOf(name))) return false
  return !types || types.includes(type) || (type === '' && extensions !== undefined)
}

/** Why a file is refused; undefined when it is accepted. */
export function refusalOf(file: FileFacts, rules: FileRules): Phrase | undefined {
  if (!fits(file, rules)) return rules.wrongType?.(file) ?? notTaken(file.name, rules.extensions ?? [])
  return file.size >= rules.below ? tooBig(megabytes(rules.below)) : undefined
}

/** For the `accept` of a file input. */
export const acceptOf = ({ extensions = [], types = [] }: FileRules): string =>
  [...types, ...extensions.map((ending) => `.${ending}`)].join()

/** Gif, jpeg or png (docs/rules/office.md#uploads). `several`: the message names the type, because there are other files too. */
export const imageRules = (below: number, several = false): FileRules => ({
  below,
  extensions: ['gif', 'jpg', 'jpeg', 'png'],
  types: ['image/gif', 'image/jpeg', 'image/png'],
  wrongType: (file) => (several ? notImageOf(file.type || endingOf(file.name)) : notImage),
})

/** As `refusalOf`, and by the file's first bytes. The server checks a file that cannot be read here. */
export const whyRefused = async (file: File, rules: FileRules): Promise<Phrase | undefined> =>
  refusalOf(file, rules) ?? contentRefusal(file, endingOf(file.name)).catch(() => undefined)

/** Splits files into those that may be sent and the reasons for the others, each reason once. */
export async function sorted(
  files: readonly File[],
  rules: FileRules,
): Promise<{ accepted: File[]; refused: Phrase[] }> {
  const reasons = await Promise.all(files.map((file) => whyRefused(file, rules)))
  const refused = new Map(reasons.flatMap((reason) => (reason ? [[reason[0], reason] as const] : [])))
  return { accepted: files.filter((_, at) => !reasons[at]), refused: [...refused.values()] }
}
