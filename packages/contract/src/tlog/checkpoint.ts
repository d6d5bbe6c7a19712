// Checkpoints (C2SP tlog-checkpoint): the size and the root of a tree as the text of a note.
import { base64Of, fromBase64, wholeNumber } from './text.ts'
import { hashLength, type Tree } from './tree.ts'

export interface Checkpoint extends Tree {
  /** Names the log: its address without the scheme. */
  origin: string
}

/** The text that is signed. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${base64Of(root)}\n`

/** Undefined where the text of a note is no checkpoint. Lines behind the third are read over, as the specification wants. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const lines = text.split('\n')
  if (lines.length < 4 || lines.pop() !== '' || lines.includes('')) return undefined
  const [origin = '', number = '', hash = ''] = lines
  const [size, root] = [wholeNumber(number), fromBase64(hash)]
  return size !== undefined && root?.length === hashLength ? { origin, size, root } : undefined
}
