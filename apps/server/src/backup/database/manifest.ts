// The manifest that the database server writes of a base back-up: each file with its size and SHA-256.
import { createHash } from 'node:crypto'

export interface Manifest {
  systemId: string
  /** By the path within the cluster. */
  files: ReadonlyMap<string, { size: number; sha256: string }>
}

interface Written {
  'System-Identifier'?: number | string
  Files: { Path?: string; 'Encoded-Path'?: string; Size: number; 'Checksum-Algorithm'?: string; Checksum?: string }[]
  'Manifest-Checksum'?: string
}

const damaged = (what: string) => new Error(`The manifest of the back-up is damaged: ${what}`)

/** Throws where the manifest does not fit its own checksum, which its last line has. */
export function readManifest(text: string): Manifest {
  const end = text.lastIndexOf('"Manifest-Checksum"')
  if (end < 0) throw damaged('it has no end')
  const written = JSON.parse(text) as Written
  if (createHash('sha256').update(text.slice(0, end)).digest('hex') !== written['Manifest-Checksum'])
    throw damaged('it does not fit its checksum')
  // The number is longer than JavaScript's are exact.
  const systemId = /"System-Identifier":\s*(\d+)/.exec(text)?.[1] ?? ''
  const files = written.Files.map((file) => {
    const name = file.Path ?? Buffer.from(file['Encoded-Path'] ?? '', 'hex').toString('utf8')
    if (file['Checksum-Algorithm'] !== 'SHA256' || !file.Checksum) throw damaged(`${name} has no SHA-256`)
    return [name, { size: file.Size, sha256: file.Checksum }] as const
  })
  return { systemId, files: new Map(files) }
}
