// Which files are taken: judged by size, ending, the content type the browser tells and the first bytes, before anything leaves.
import type { Phrase } from '@register/contract/phrase'
import { contentRefusal } from './firstBytes.ts'
import { notImage, notImageOf, notTaken, tooBig } from './words.ts'

export interface FileRules {
  /** Bytes, exclusive. */
  below: number
  /** Lower case, without the dot; all when nothing is said. */
  extensions?: readonly string[]
  /** Content types; all when nothing is said. A file whose type the browser does not know is judged by its ending. */
  types?: readonly string[]
  /** What to say of another type. */
  wrongType?: (file: FileFacts) => Phrase
}

export interface UploadRules extends FileRules {
  /** How many in all; 0: any number. */
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

/** Why a file is not taken; nothing when it is. */
export function refusalOf(file: FileFacts, rules: FileRules): Phrase | undefined {
  if (!fits(file, rules)) return rules.wrongType?.(file) ?? notTaken(file.name, (rules.extensions ?? []).join('、'))
  return file.size >= rules.below ? tooBig(megabytes(rules.below)) : undefined
}

/** For the `accept` of a file input. */
export const acceptOf = ({ extensions = [], types = [] }: FileRules): string =>
  [...types, ...extensions.map((ending) => `.${ending}`)].join()

/** Specification section 5: gif, jpeg or png. `several`: the message names the type, because there are others beside it. */
export const imageRules = (below: number, several = false): FileRules => ({
  below,
  extensions: ['gif', 'jpg', 'jpeg', 'png'],
  types: ['image/gif', 'image/jpeg', 'image/png'],
  wrongType: (file) => (several ? notImageOf(file.type || endingOf(file.name)) : notImage),
})

/** As `refusalOf`, and by what the file begins with. A file that cannot be read here is the server's to judge. */
export const whyRefused = async (file: File, rules: FileRules): Promise<Phrase | undefined> =>
  refusalOf(file, rules) ?? contentRefusal(file, endingOf(file.name)).catch(() => undefined)

/** Splits files into those that may leave and the reasons for the others, each said once. */
export async function sorted(files: readonly File[], rules: FileRules): Promise<{ taken: File[]; refused: Phrase[] }> {
  const reasons = await Promise.all(files.map((file) => whyRefused(file, rules)))
  const refused = new Map(reasons.flatMap((reason) => (reason ? [[reason[0], reason] as const] : [])))
  return { taken: files.filter((_, at) => !reasons[at]), refused: [...refused.values()] }
}
