// Checks the border between the two folders of pieces: screens use the pieces of apps/web/src/kit, and only demonstrations use those of apps/web/src/showcase.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const code = /\.(ts|tsx)$/
const test = /\.test\.tsx?$/
/** Pages that demonstrate pieces and starting points; a piece that only they use is used by no real screen. */
const demonstrations = /^(pages|app\/screens)\/(vab|template|other|test)(\/|\.ts$)/
/** The files from which the search starts: the app's own, the public site, and the pages of the office. */
const beginnings = /^(main\.tsx$|app\/|site\/|pages\/)/
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Files of the kit that no screen reaches, as paths below `source`. @param {string} source apps/web/src @returns {string[]} */
export function unreached(source) {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => code.test(name) && !test.test(name))
  const reached = new Set()
  const pending = files.filter((name) => beginnings.test(name) && !demonstrations.test(name))
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    const path = join(source, name)
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(imported)) {
      const target = resolve(dirname(path), specifier)
      const below = relative(source, target).split(sep).join('/')
      if (existsSync(target) && code.test(below) && !demonstrations.test(below)) pending.push(below)
    }
  }
  return files.filter((name) => name.startsWith('kit/') && !reached.has(name)).toSorted()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = unreached(fileURLToPath(new URL('../../apps/web/src', import.meta.url)))
  for (const name of found)
    console.log(
      `apps/web/src/${name}: no screen uses it. Pieces that only demonstrations use belong in apps/web/src/showcase.`,
    )
  if (found.length > 0) process.exitCode = 1
}
