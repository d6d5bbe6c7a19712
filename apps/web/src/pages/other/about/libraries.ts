// The libraries of the web app, read from its own package: names and versions as built in.
import { dependencies } from '../../../../package.json'

export interface Library {
  name: string
  version: string
}

/** Without the parts of this product. */
export const libraries: readonly Library[] = Object.entries(dependencies)
  .filter(([name]) => !name.startsWith('@register/'))
  .map(([name, version]) => ({ name, version }))
