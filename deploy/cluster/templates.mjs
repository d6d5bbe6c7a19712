// Fills the templates of the configuration, for one machine or for three.
import { readFileSync } from 'node:fs'

/** Throws where the template names something that is not given, or something is given that it does not name. @param {string} name @param {Readonly<Record<string, string | number>>} values */
export function filled(name, values) {
  const template = readFileSync(new URL(`../templates/${name}.in`, import.meta.url), 'utf8')
  const unread = new Set(Object.keys(values))
  const text = template.replaceAll(/\{\{(\w+)\}\}/g, (_, /** @type {string} */ key) => {
    unread.delete(key)
    const value = values[key]
    if (value === undefined) throw new Error(`${name} needs ${key}`)
    return String(value)
  })
  if (unread.size > 0) throw new Error(`${name} does not name ${[...unread].join(', ')}`)
  return text
}
