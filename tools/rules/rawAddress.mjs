// Checks that the server reads the address of a request or connection in one file only: everything else gets the one value that limits and the audit count by (docs/decisions/0129-one-value-per-address.md).
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = 'apps/server/src'
const only = `${source}/http/peer.ts`
const raw =
  /\b(?:request|req|raw)\.ips?\b|\{[^{}]*\bips?\b[^{}]*\}\s*(?:=\s*(?:request|req)\b|:\s*FastifyRequest)|\bremoteAddress\b|['"`]x-forwarded-for/i

/** The problems of one file. @param {string} path from the root @param {string} text @returns {string[]} */
export function rawAddressProblems(path, text) {
  if (path === only || path.endsWith('.test.ts')) return []
  return text.split('\n').flatMap((line, at) => {
    const found = raw.exec(line)
    return found
      ? [
          `${path}:${at + 1}: ${found[0]} is the raw address of a caller, of whom one has 2^64 of them: use peerOf or ctx.meta.ip; only ${only} reads it.`,
        ]
      : []
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const problems = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${source}/${name.split(sep).join('/')}`)
    .flatMap((path) => rawAddressProblems(path, readFileSync(join(root, path), 'utf8')))
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
