// Copies the tree to break things in: every tracked or new file as it is now, with the packages of the original linked.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Parts of node_modules that tools write to; the copy makes its own. */
const written = new Set(['@register', '.cache', '.vite', '.vite-temp'])

/** The tracked files and the new ones that git does not ignore, without those that were deleted. @param {string} root */
function filesOf(root) {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status !== 0) throw new Error(`git cannot list the files: ${stderr}`)
  return [...new Set(stdout.split('\0'))].filter((name) => name !== '' && existsSync(join(root, name)))
}

/** @param {string} path @returns {unknown} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Links every package of the original; those of the workspace are the copy's own. @param {string} root @param {string} folder */
function linkPackages(root, folder) {
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '@register'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!written.has(name)) symlinkSync(join(root, 'node_modules', name), join(packages, name))
  const { workspaces } = /** @type {{ workspaces: string[] }} */ (readJson(join(root, 'package.json')))
  for (const place of workspaces) {
    const { name } = /** @type {{ name: string }} */ (readJson(join(root, place, 'package.json')))
    symlinkSync(join(folder, place), join(packages, name))
  }
}

/**
 * Nothing that was built comes along: a build of the original may be under way, so the copy builds its own.
 * @param {string} root @returns {{ folder: string, remove: () => void }}
 */
export function copyTree(root) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'register-mutations-')))
  // Retries, because a process of the copy may still be writing its last file.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
  try {
    for (const name of filesOf(root)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      copyFileSync(join(root, name), join(folder, name))
    }
    linkPackages(root, folder)
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
