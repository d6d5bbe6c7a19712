// Checks the adapter folders: parts that a library does not publish (antd's class names, the router's unsafe contexts) may be used in one folder only (and by journeys in e2e/antd), where a test fails when an upgrade changes them; so may a call of the browser that needs more than itself.
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = 'apps/web/src'
/** Where the rule holds: the web app, and the journeys, which have a folder of class names of their own. */
const roots = [source, 'e2e']

/** @type {{ folder: string, journeys?: string, inside: RegExp, what: string, instead: string }[]} */
export const adapters = [
  {
    folder: `${source}/kit/antd/`,
    journeys: 'e2e/antd/',
    inside: /(?<=[.'"`=])(?:ant|rc)-[a-z][\w-]*/,
    what: 'is a class name of antd’s own, which an upgrade may change',
    instead:
      'Give the part a class or a style by the component’s classNames and styles; where it offers none, add a class or a function to kit/antd and use that.',
  },
  {
    folder: `${source}/kit/router/`,
    inside: /\bUNSAFE_\w+/,
    what: 'is not public in react-router, and an upgrade may change it',
    instead: 'Use useGo or PageRouter, or add what is missing to kit/router.',
  },
  {
    folder: 'e2e/arranged/',
    inside: /\bpage\.route\(/,
    what: 'returns before the connections of an open page are routed, so a request may pass by unseen',
    instead: 'Use intercept, which waits for them.',
  },
]

/** The problems of one file of the web app. @param {string} path from the root @param {string} text @returns {string[]} */
export function adapterProblems(path, text) {
  return adapters
    .filter(({ folder, journeys }) => !path.startsWith(folder) && !(journeys && path.startsWith(journeys)))
    .flatMap(({ folder, journeys, inside, what, instead }) =>
      text.split('\n').flatMap((line, at) => {
        const found = inside.exec(line)
        return found
          ? [
              `${path}:${at + 1}: ${found[0]} ${what}: only ${path.startsWith('e2e/') && journeys ? journeys : folder} may use it. ${instead}`,
            ]
          : []
      }),
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const problems = roots
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.split(sep).join('/')}`,
      ),
    )
    .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.includes('node_modules/'))
    .flatMap((path) => adapterProblems(path, readFileSync(join(root, path), 'utf8')))
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
