// The source of files to choose from: three functions that a page gives, and their types.

export interface LibraryEntry {
  id: string
  name: string
  /** Lower case, without the dot. */
  extension: string
  /** Bytes. */
  size: number
  url: string
}

export interface FileQuery {
  /** Without it, all groups. */
  groupId?: number
  keyword?: string
  /** Only these endings; without it, all. */
  extensions?: readonly string[]
  /** From 1. */
  page: number
  pageSize: number
}

export interface FileSource<F extends LibraryEntry = LibraryEntry> {
  /** Distinguishes its cached answers from those of other sources. */
  name: string
  groups: (signal: AbortSignal) => Promise<readonly { id: number; name: string; files: number }[]>
  list: (query: FileQuery, signal: AbortSignal) => Promise<{ list: readonly F[]; total: number }>
  upload?: (
    file: File,
    groupId: number | undefined,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<F>
  /** Bytes, exclusive: the server's limit, whatever limit a screen has. */
  below: number
}

/** Files in one page of the library. */
export const pageSize = 20
export const defaultMax = 99
/** Bytes, exclusive. */
export const defaultBelow = 30 * 1024 * 1024

export const pictureExtensions: readonly string[] = ['gif', 'jpg', 'jpeg', 'png']
export const isPicture = ({ extension }: LibraryEntry): boolean => pictureExtensions.includes(extension)
