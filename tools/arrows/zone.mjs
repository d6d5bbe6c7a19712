// What a zone is, and the modules that only node has.
import { builtinModules } from 'node:module'

/**
 * A zone is a set of files that obey the same arrows. `files` is matched against the path from the repository's root;
 * the first zone that matches a file is its zone. A group captured by `files` is the zone's own folder: files of one
 * zone with different groups are strangers to each other. `packages` says which bare imports are refused (or, as
 * `only`, the sole ones allowed). `others` is said to those who may not import the zone, instead of their own `belongs`.
 *
 * @typedef {{ test: RegExp, say: string }} Refusal
 * @typedef {{
 *   name: string, files: RegExp, may: string[] | 'all', belongs: string, others?: string,
 *   refuse?: Refusal[], only?: { test: RegExp, say: string },
 * }} Zone
 */

export const nodeModule = new RegExp(
  `^(node:|(${builtinModules.map((name) => name.replaceAll('/', '\\/')).join('|')})$)`,
)
