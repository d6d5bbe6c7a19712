// The reader of PostgreSQL's tar and manifest: whole however the bytes are cut, and refusing what leads out of the folder, breaks off or was changed.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readManifest } from './manifest.ts'
import { readTar } from './tar.ts'

function header(name: string, size: number, type = '0'): Buffer {
  const block = Buffer.alloc(512)
  block.write(name, 0)
  block.write(size.toString(8).padStart(11, '0'), 124)
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  const sum = block.reduce((all, byte) => all + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
const entry = (name: string, content: string, type?: string): Buffer =>
  Buffer.concat([
    header(name, content.length, type),
    Buffer.from(content),
    Buffer.alloc((512 - (content.length % 512)) % 512),
  ])
const files = { PG_VERSION: '18\n', 'base/1/2': 'x'.repeat(1_300), empty: '', 'base/1/3': 'y'.repeat(512) }
const tar = Buffer.concat([
  header('base', 0, '5'),
  ...Object.entries(files).map(([name, content]) => entry(name, content)),
  Buffer.alloc(1_024),
])

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function read(bytes: Buffer, size: number): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  await readTar(cut(bytes, size), async ({ name, type }) => {
    let content = ''
    return async (piece) => {
      if (piece) content += piece.toString()
      else found[name] = type === 'folder' ? '/' : content
    }
  })
  return found
}

test.each([1, 7, 511, 512, 513, 4_096, 1_000_000])('in pieces of %i bytes', async (size) => {
  expect(await read(tar, size)).toEqual({ base: '/', ...files })
})

test.each([
  ['a path upwards', entry('../evil', 'x'), 'leads out of it'],
  ['an absolute path', entry('/etc/passwd', 'x'), 'leads out of it'],
  ['a link', entry('link', '', '2'), 'has a link'],
  ['a changed header', Buffer.concat([Buffer.from('Q'), entry('file', 'x').subarray(1)]), 'does not add up'],
  ['a cut', tar.subarray(0, 512 + 512 + 512 + 512 + 600), 'breaks off'],
])('%s is refused', async (_, bytes, words) => {
  await expect(read(bytes, 4_096)).rejects.toThrow(words)
})

test('a manifest is read with its long number, and one that was changed is refused', () => {
  const text = `{ "PostgreSQL-Backup-Manifest-Version": 2,
"System-Identifier": 7577189312345678901,
"Files": [
{ "Path": "PG_VERSION", "Size": 3, "Checksum-Algorithm": "SHA256", "Checksum": "aa" },
{ "Encoded-Path": "62617365", "Size": 4, "Checksum-Algorithm": "SHA256", "Checksum": "bb" }
],
`
  const whole = `${text}"Manifest-Checksum": "${createHash('sha256').update(text).digest('hex')}"}\n`
  const { systemId, files: known } = readManifest(whole)
  expect(systemId).toBe('7577189312345678901')
  expect([...known]).toEqual([
    ['PG_VERSION', { size: 3, sha256: 'aa' }],
    ['base', { size: 4, sha256: 'bb' }],
  ])
  expect(() => readManifest(whole.replace('"Size": 3', '"Size": 4'))).toThrow('does not fit its checksum')
  expect(() => readManifest(text)).toThrow('it has no end')
})
