// Finds where a text stops being JSON, because browsers report the position only sometimes, and in their own words.

const blank = /[\t\n\r ]*/uy
// JSON strings may not contain control characters below the space; those after DEL are allowed.
const text = String.raw`"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`
const scalar = new RegExp(String.raw`${text}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+\-]?\d+)?|true|false|null`, 'uy')
const key = new RegExp(text, 'uy')

/** The position of the first error, counted from 0; undefined when the whole text is JSON. */
export function jsonSlip(source: string): number | undefined {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    at += found?.[0].length ?? 0
    return found !== null
  }
  const sign = (wanted: string): boolean => {
    take(blank)
    if (source[at] !== wanted) return false
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
  return at === source.length ? undefined : at
}
