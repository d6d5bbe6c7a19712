// The type of a zone, and the modules that only node has.
import { builtinModules } from 'node:module'

/**
 * A zone is a set of files that obey the same arrows. `files` is matched against the path from the repository's root;
 * a file belongs to the first zone that matches. A group captured by `files` is the zone's own folder: files of one
 * zone with different groups may not import each other. `refuse` lists bare imports that are refused, and
 * `only` the sole ones allowed. `others` replaces `belongs` in the message to zones that may not import this one.
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
