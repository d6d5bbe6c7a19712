// Prints pieces of code as the project's formatter would: on one line where they fit, otherwise one part per line.

/** A piece that is printed on one line or on several. */
export interface Piece {
  /** For example `label: [` or `export const postFields = [`. */
  open: string
  parts: readonly Code[]
  close: string
  /** Braces have a space inside while they are on one line. */
  spaced?: boolean
  /** Always prints one part per line. */
  broken?: boolean
}
export type Code = string | Piece

const lineWidth = 120

/** Characters of double width: Chinese, Japanese, Korean and full-width signs. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}]/gu
const combining = /\p{M}/gu

const widthOf = (text: string): number => {
  const seen = text.replace(combining, '')
  return [...seen].length + (seen.match(wide)?.length ?? 0)
}

function flat(code: Code): string | undefined {
  if (typeof code === 'string') return code
  if (code.broken) return undefined
  const parts: string[] = []
  for (const part of code.parts) {
    const text = flat(part)
    if (text === undefined) return undefined
    parts.push(text)
  }
  const space = code.spaced && parts.length > 0 ? ' ' : ''
  return `${code.open}${space}${parts.join(', ')}${space}${code.close}`
}

/** The text of a piece that begins `indent` characters from the left and is followed by `after`. */
export function print(code: Code, indent = 0, after = ''): string {
  const line = flat(code)
  if (typeof code === 'string' || (line !== undefined && indent + widthOf(line + after) <= lineWidth))
    return `${' '.repeat(indent)}${line ?? ''}${after}`
  const parts = code.parts.map((part) => print(part, indent + 2, ','))
  return [`${' '.repeat(indent)}${code.open}`, ...parts, `${' '.repeat(indent)}${code.close}${after}`].join('\n')
}

/** A text as a TypeScript literal, in the quotes the formatter would choose. No text can end the literal early. */
export function literal(text: string): string {
  const singles = text.split("'").length
  const doubles = text.split('"').length
  const quote = singles > doubles ? '"' : "'"
  const inside = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    // The check of labels refuses all of these; the generated code must be safe without that check.
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replace(/[\u0000-\u001F\u007F\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return quote + inside + quote
}

/** A text as a literal of SQL. */
export const sqlLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`

export const list = (open: string, parts: readonly Code[], close = ']', broken = false): Piece => ({
  open,
  parts,
  close,
  broken,
})
export const braces = (open: string, parts: readonly Code[], close = '}', broken = false): Piece => ({
  open,
  parts,
  close,
  broken,
  spaced: true,
})

/** A pair of words: `title: ['岗位', 'Posts']`. */
export const pair = (open: string, [zh, en]: readonly [string, string]): Piece =>
  list(`${open}[`, [literal(zh), literal(en)])

/** `import { a, b } from 'x'`, names in the order given. */
export const imports = (names: readonly string[], from: string, type = false): string =>
  print(braces(`import ${type ? 'type ' : ''}{`, names, `} from '${from}'`))

const fits = (line: string): boolean => widthOf(line) <= lineWidth

/** `if (…) throw …`: on one line where it fits. */
export function ifThen(condition: string, act: Piece, indent: number): string {
  const line = flat(act)
  const head = `${' '.repeat(indent)}if (${condition})`
  if (line !== undefined && fits(`${head} ${line}`)) return `${head} ${line}`
  return `${head}\n${print(act, indent + 2)}`
}

/** A call whose last argument is an object: the arguments before it stay on the first line where they fit. */
export function call(open: string, before: readonly Code[], last: Piece, indent: number, after = ''): string {
  const whole = list(open, [...before, last], ')')
  const line = flat(whole)
  if (line !== undefined && fits(' '.repeat(indent) + line + after)) return print(whole, indent, after)
  const head = `${open}${before.map((part) => `${flat(part) ?? ''}, `).join('')}${last.open}`
  if (!fits(' '.repeat(indent) + head)) return print(whole, indent, after)
  return print({ ...last, open: head, close: `${last.close})`, broken: true }, indent, after)
}

/** Calls one after the other on the end of `open`: `db`, `.selectFrom('post')`, `.execute()`. None may contain a function. */
export function chain(open: string, calls: readonly string[], indent: number, after = ''): string {
  const margin = ' '.repeat(indent)
  const line = `${margin}${open}${calls.join('')}${after}`
  if (fits(line)) return line
  return [`${margin}${open}`, ...calls.map((one) => `${margin}  ${one}`)].join('\n') + after
}

/** `names: (ctx) => ctx.db.selectFrom(…)`: a function that is a chain of calls. */
export function arrow(open: string, head: string, calls: readonly string[], indent: number, after = ''): string {
  const line = `${' '.repeat(indent)}${open} ${head}${calls.join('')}${after}`
  return fits(line) ? line : `${' '.repeat(indent)}${open}\n${chain(head, calls, indent + 2, after)}`
}

/** Lines as one text; false and undefined ones are left out. */
export const text = (...lines: readonly (string | false | undefined)[]): string =>
  `${lines.filter((line) => typeof line === 'string').join('\n')}\n`
