// What the router brings for others is left out of the build: its names for developer tools hold components that nobody here draws.
import type { Plugin } from 'vite'

/** Names of components and contexts, for developer tools: each keeps what it names in the build. */
const namesForTools = /^\w+\.displayName = "[^"]*";$/gm
/** Calls that make a component and do nothing else, which the bundler cannot know. */
const making = /(?<== )(?=React\d*\.(?:forwardRef|memo)\()/g
/** Warnings for those who write routes; the package's own production build differs in this line alone. */
const warnings = /^var ENABLE_DEV_WARNINGS = true;$/m

/** The code of a file of the router, of which the bundler can drop what is not imported. Does the same without it. */
export const withoutDeveloperNames = (code: string): string =>
  code
    .replaceAll(namesForTools, '')
    .replaceAll(making, '/* @__PURE__ */ ')
    .replace(warnings, 'const ENABLE_DEV_WARNINGS = false;')

/** For builds; the development server serves the router as it is. */
export const leanRouter = (): Plugin => ({
  name: 'register-lean-router',
  apply: 'build',
  transform: (code, id) =>
    /node_modules\/react-router\/dist\/.*\.mjs$/.test(id) ? { code: withoutDeveloperNames(code), map: null } : null,
})
