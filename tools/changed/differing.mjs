// What `npm test -- --changed` compares: the words of the command line, and the files that git says differ.
import { execFileSync } from 'node:child_process'

/**
 * The ref that `--changed`, `--changed REF` or `--changed=REF` compares with: where no ref is named, origin/main or HEAD.
 * @param {readonly string[]} words @param {string | undefined} ci the environment's CI
 * @returns {{ ref: string | undefined } | undefined} undefined without the option; throws in CI, and with other words
 */
export function comparedWith(words, ci) {
  const [option, ref, ...more] = words.flatMap((word) => (word.startsWith('--changed=') ? word.split('=') : [word]))
  if (!words.some((word) => word.split('=')[0] === '--changed')) return undefined
  if (ci !== undefined && ci !== '' && ci !== 'false')
    throw new Error('--changed is for the desk; in CI every test runs.')
  if (option !== '--changed' || more.length > 0)
    throw new Error('--changed chooses the tests itself: name at most the ref to compare with.')
  return { ref: ref === '' ? undefined : ref }
}

/** @param {string} root @param {readonly string[]} words @returns {string[]} */
const git = (root, words) =>
  execFileSync('git', [...words], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\0')
    .filter((path) => path !== '')

/** @param {string} root @param {string} ref */
const isThere = (root, ref) => {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Every file of the project, and those that differ from where this branch left `ref`: in commits, uncommitted or new.
 * @param {string} root @param {string | undefined} ref without one, origin/main or, where there is none, HEAD
 * @returns {{ files: string[], changed: string[], since: string }} paths from the root; throws when there is no such commit
 */
export function whatDiffers(root, ref) {
  const since = ref ?? (isThere(root, 'origin/main') ? 'origin/main' : 'HEAD')
  if (!isThere(root, since)) throw new Error(`There is no commit called ${since}.`)
  const added = git(root, ['ls-files', '-z', '--others', '--exclude-standard'])
  const differing = git(root, ['diff', '-z', '--name-only', '--no-renames', '--merge-base', since])
  const removed = new Set(git(root, ['ls-files', '-z', '--deleted']))
  const files = [...git(root, ['ls-files', '-z']), ...added].filter((path) => !removed.has(path))
  return { files, changed: [...new Set([...differing, ...added])].toSorted(), since }
}
