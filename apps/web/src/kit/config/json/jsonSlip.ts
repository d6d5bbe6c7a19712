// Where a text stops being JSON: browsers tell the place only sometimes, and in their own words.

/* oxlint-disable eslint/no-control-regex -- control characters are what a text in JSON may not hold */
const blank = /[\t\n\r ]*/y
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const key = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y

/** Counted from 0, where something else should stand; undefined when the whole text is JSON. */
export function jsonSlip(text: string): number | undefined {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    at += found?.[0].length ?? 0
    return found !== null
  }
  const sign = (wanted: string): boolean => {
    take(blank)
    if (text[at] !== wanted) return false
    at += 1
    return true
  }
  const entry = (): boolean => {
    take(blank)
    return take(key) && sign(':') && value()
  }
  function list(close: string, one: () => boolean): boolean {
    if (sign(close)) return true
    do if (!one()) return false
    while (sign(','))
    return sign(close)
  }
  function value(): boolean {
    if (sign('{')) return list('}', entry)
    if (sign('[')) return list(']', value)
    return take(scalar)
  }
  if (!value()) return at
  take(blank)
  return at === text.length ? undefined : at
}
