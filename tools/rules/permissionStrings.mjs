// Finds permission strings outside the contract and the seed of roles: other code names the endpoint that requires the permission.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const trees = ['packages', 'apps', 'e2e', 'soak', 'attack', 'deploy', 'tools', 'bench']
const notOurs = /^(node_modules|dist|data|test-results|\..*)$/
const source = /\.(ts|tsx|mjs)$/
/** Where permissions are declared, required and granted. */
const theirPlaces = /^(packages\/contract\/|apps\/server\/seed\/roles\.ts$)/
/** Area, object and action with colons between them, in quotes of any kind. */
const permission = /(['"`])[a-z]\w*:[a-z]\w*:[a-z]\w*\1/

/** @param {string} text @returns {number[]} the lines, counted from one */
export const linesNaming = (text) => text.split('\n').flatMap((line, at) => (permission.test(line) ? [at + 1] : []))

/** Every line below `root` that contains one. @param {string} root @returns {{ file: string, line: number }[]} */
export function permissionStrings(root) {
  /** @type {{ file: string, line: number }[]} */
  const found = []
  const visit = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (notOurs.test(entry.name) || theirPlaces.test(entry.isDirectory() ? `${path}/` : path)) continue
      if (entry.isDirectory()) visit(path)
      else if (source.test(entry.name))
        found.push(...linesNaming(readFileSync(join(root, path), 'utf8')).map((line) => ({ file: path, line })))
    }
  }
  const present = readdirSync(root)
  for (const tree of trees) if (present.includes(tree)) visit(tree)
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = permissionStrings(fileURLToPath(new URL('../..', import.meta.url)))
  for (const { file, line } of found)
    console.log(`${file}:${line}: permissions are written in the contract only. Name the endpoint that requires it.`)
  if (found.length > 0) process.exitCode = 1
}
