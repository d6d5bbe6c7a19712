// Puts a base back-up back into a folder, and compares every file with the manifest on the way.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chown, mkdir, open, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { StartProblem } from '../../config/startProblem.ts'
import type { Account } from '../../db/embedded/run.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { readTar, type TarEntry } from './tar.ts'
import { baseFile, manifestFile } from './write.ts'

/** A back-up that is not what was written. */
export class BackupDamaged extends StartProblem {
  override name = 'BackupDamaged'
}

/** Pieces of the log of writes come with the back-up, but have checksums of their own instead of a line in the manifest. */
const isLogOfWrites = (name: string): boolean => name.startsWith('pg_wal/')

async function shaOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

interface Hashes {
  sha256: string
  manifestSha256: string
}

/** The manifest, when both files are what the document of the back-up says; throws BackupDamaged. */
export async function checkedManifest(folder: string, { sha256, manifestSha256 }: Hashes): Promise<Manifest> {
  for (const [name, expected] of [
    [manifestFile, manifestSha256],
    [baseFile, sha256],
  ] as const) {
    const path = join(folder, name)
    if (!(await stat(path).catch(() => undefined))) throw new BackupDamaged([`备份缺少 ${path}`, `${path} is missing`])
    if ((await shaOf(path)) !== expected)
      throw new BackupDamaged([`${path} 已不是当时写入的文件`, `${path} is not the file that was written`])
  }
  return readManifest(await readFile(join(folder, manifestFile), 'utf8'))
}

/** @param into an empty folder; @param account who owns what is written, when that is not this process */
export async function extractBase(
  folder: string,
  manifest: Manifest,
  into: string,
  account: Account | undefined,
): Promise<void> {
  const left = new Map(manifest.files)
  const own = async (path: string) => account && chown(path, account.uid, account.gid)
  const write = async ({ name, type, size }: TarEntry) => {
    const path = join(into, name)
    if (type === 'folder') {
      if (name !== '') {
        await mkdir(path, { recursive: true, mode: 0o700 })
        await own(path)
      }
      return async () => {}
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = await open(path, 'wx', 0o600)
    const hash = createHash('sha256')
    return async (piece: Buffer | undefined) => {
      if (piece) {
        hash.update(piece)
        await file.writeFile(piece)
        return
      }
      await file.close()
      await own(path)
      const known = left.get(name)
      left.delete(name)
      if (!known && isLogOfWrites(name)) return
      if (known?.size !== size || known.sha256 !== hash.digest('hex'))
        throw new BackupDamaged([
          `数据库的 ${name} 与清单不符`,
          `${name} of the database is not what the manifest says`,
        ])
    }
  }
  const unpacked = createGunzip()
  const reading = pipeline(createReadStream(join(folder, baseFile)), unpacked)
  reading.catch(() => {})
  try {
    await readTar(unpacked as AsyncIterable<Buffer>, write)
  } finally {
    unpacked.destroy()
    await reading.catch(() => {})
  }
  const [missing] = left.keys()
  if (missing !== undefined)
    throw new BackupDamaged([
      `数据库缺少 ${missing}（共 ${left.size} 个文件）`,
      `${missing} of the database is missing (${left.size} files)`,
    ])
}
