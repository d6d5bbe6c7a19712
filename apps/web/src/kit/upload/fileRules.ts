// Which files are accepted: checked by size, extension, the content type from the browser and the first bytes, before anything is sent.
import type { Phrase } from '@register/contract/phrase'
import { contentRefusal } from './firstBytes.ts'
import { notImage, notImageOf, notTaken, tooBig } from './words.ts'

export interface FileRules {
  /** Bytes, exclusive. */
  below: number
  /** Lower case, without the dot; all when it is left out. */
  extensions?: readonly string[]
  /** Content types; all when it is left out. A file whose type the browser does not know is judged by its extension. */
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
  if (!fits(file, rules)) return rules.wrongType?.(file) ?? notTaken(file.name, (rules.extensions ?? []).join('、'))
  return file.size >= rules.below ? tooBig(megabytes(rules.below)) : undefined
}

/** For the `accept` of a file input. */
export const acceptOf = ({ extensions = [], types = [] }: FileRules): string =>
  [...types, ...extensions.map((ending) => `.${ending}`)].join()

/** Specification section 5: gif, jpeg or png. `several`: the message names the type, because there are other files too. */
export const imageRules = (below: number, several = false): FileRules => ({
  below,
  extensions: ['gif', 'jpg', 'jpeg', 'png'],
  types: ['image/gif', 'image/jpeg', 'image/png'],
  wrongType: (file) => (several ? notImageOf(file.type || endingOf(file.name)) : notImage),
})

/** As `refusalOf`, and by the file's first bytes. The server judges a file that cannot be read here. */
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
