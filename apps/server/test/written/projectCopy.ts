// Copies the project to try generated code in: sources and build output, with the packages of the original.
import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, realpath, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Addition } from '@register/contract/system/generator/generator'
import { quickFolder } from '../quickFolder.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** Folders that are neither written by hand nor made by the compiler. */
const leftOut = new Set(['node_modules', '.git', 'test-results'])
/** The built site, which nothing in the copy reads. */
const siteOutput = join(root, 'apps/web/dist')

export interface ProjectCopy {
  folder: string
  write: (path: string, text: string) => Promise<void>
  /** Inserts lines next to an anchor line; throws when the anchor does not occur exactly once. */
  add: (addition: Addition) => Promise<void>
  /** Runs a program of the copy with Node and returns its output. Throws with the output when it fails. */
  run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>
  remove: () => Promise<void>
}

/** Links every package of the original; those of the workspace are the copy's own. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules/@register'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@register' && name !== '.cache' && name !== '.vite')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const [name, place] of Object.entries({
    contract: 'packages/contract',
    server: 'apps/server',
    web: 'apps/web',
    e2e: 'e2e',
  }))
    await symlink(join(folder, place), join(folder, 'node_modules/@register', name))
}

const withLines = (text: string, { path, place, line, lines }: Addition): string => {
  const all = text.split('\n')
  const found = all.flatMap((one, at) => (one.trim() === line ? [at] : []))
  const [at] = found
  if (at === undefined || found.length > 1) throw new Error(`"${line}" stands ${found.length} times in ${path}`)
  return all.toSpliced(place === 'below' ? at + 1 : at, 0, lines).join('\n')
}

/**
 * Copies the compiler's records of what it has checked, so that it only checks in the copy what changes there. They name
 * the packages by paths relative to themselves, which lead to the original here, as the links do.
 */
async function copyRecords(folder: string): Promise<void> {
  const [from, to] = [join(root, '.build'), join(folder, '.build')]
  await mkdir(to)
  const packages = relative(to, await realpath(join(root, 'node_modules'))).replaceAll(sep, '/')
  for (const name of (await readdir(from)).filter((one) => one.endsWith('.tsbuildinfo'))) {
    const text = await readFile(join(from, name), 'utf8')
    await writeFile(join(to, name), text.replaceAll('"../node_modules/', `"${packages}/`))
    // A source that has changed since is newer than its record here too.
    const { atime, mtime } = await stat(join(from, name))
    await utimes(join(to, name), atime, mtime)
  }
}

export async function copyProject(): Promise<ProjectCopy> {
  const folder = await realpath(quickFolder('register-written-'))
  for (const name of await readdir(root)) {
    if (leftOut.has(name) || name === '.build' || name === 'data') continue
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !leftOut.has(source.slice(source.lastIndexOf('/') + 1)) && source !== siteOutput,
    })
  }
  await copyRecords(folder)
  await linkPackages(folder)
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return {
    folder,
    write,
    add: async (addition) =>
      write(addition.path, withLines(await readFile(join(folder, addition.path), 'utf8'), addition)),
    run: (args, env = {}) =>
      new Promise((resolve, reject) => {
        // Leaves out the settings of the calling test run, because the copy's tests have their own.
        const own = Object.entries(process.env).filter(([name]) => !/^VITEST|^FORCE_COLOR$/.test(name))
        const child = spawn(process.execPath, args, { cwd: folder, env: { ...Object.fromEntries(own), ...env } })
        const parts: string[] = []
        const collect = (bytes: Buffer) => void parts.push(bytes.toString())
        child.stdout.on('data', collect)
        child.stderr.on('data', collect)
        child.on('error', reject)
        child.on('close', (code) => {
          const said = parts.join('')
          if (code === 0) resolve(said)
          else reject(new Error(`${args.join(' ')} failed (${code}):\n${said}`))
        })
      }),
    // Retries, because a process in the copy may still be writing its last file.
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }),
  }
}
