// Where files to choose from come from: three functions that a page gives, and the shapes they speak in.

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
  /** All groups without one. */
  groupId?: number
  keyword?: string
  /** Only these; all without. */
  extensions?: readonly string[]
  /** From 1. */
  page: number
  pageSize: number
}

export interface FileSource<F extends LibraryEntry = LibraryEntry> {
  /** Tells its answers from those of other sources. */
  name: string
  groups: (signal: AbortSignal) => Promise<readonly { id: number; name: string; files: number }[]>
  list: (query: FileQuery, signal: AbortSignal) => Promise<{ list: readonly F[]; total: number }>
  upload?: (
    file: File,
    groupId: number | undefined,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<F>
  /** Bytes, exclusive: what the server takes, whatever a screen is set to. */
  below: number
}

/** Specification section 9 and the look of the widget. */
export const pageSize = 20
export const defaultMax = 99
/** Bytes, exclusive. */
export const defaultBelow = 30 * 1024 * 1024

export const pictureExtensions: readonly string[] = ['gif', 'jpg', 'jpeg', 'png']
export const isPicture = ({ extension }: LibraryEntry): boolean => pictureExtensions.includes(extension)
