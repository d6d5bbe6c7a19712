// The path of every screen that the web app registers, by its view, read from the registry's own text.
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const web = resolve(import.meta.dirname, '../../apps/web/src')

async function textsOf(folder: string): Promise<string[]> {
  const names = await readdir(join(web, folder), { recursive: true })
  return Promise.all(
    names.filter((name) => name.endsWith('.ts')).map((name) => readFile(join(web, folder, name), 'utf8')),
  )
}

/** Entries that name view and path, constants filled in; throws when one is written in a way not understood. */
function written(source: string): [view: string, path: string][] {
  const constants = new Map(
    [...source.matchAll(/^const (\w+) = '([^']+)'$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const found = [...source.matchAll(/view: '([^']+)',\s*path: (['`])([^'`]+)\2/g)].map(
    ([, view = '', , path = '']): [string, string] => [
      view,
      path.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? '?'),
    ],
  )
  if (source.match(/\bview: '/g)?.length !== (found.length || undefined)) throw new Error(`Not understood:\n${source}`)
  return found
}

/** Pages of the kit, whose address is their key. */
const pieces = (source: string): [view: string, path: string][] =>
  [...source.matchAll(/\bkey: '([^']+)'/g)].map(([, key = '']) => [`vab/${key}`, `/vab/${key}`])

export async function registered(): Promise<Readonly<Record<string, string>>> {
  const screens = await textsOf('app/screens')
  const kit = (await textsOf('pages/vab')).filter((source) => source.includes('satisfies readonly Piece[]'))
  return Object.fromEntries([...screens.flatMap(written), ...kit.flatMap(pieces)])
}
