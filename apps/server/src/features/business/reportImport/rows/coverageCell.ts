// A coverage table as one cell and back without loss: a line for each alternative, conditions separated by semicolons.
import { isNumber } from '@register/contract/rules/coverage/asked'
import { readNumber } from '@register/contract/input/number'
import { joined } from './joined.ts'
import type { Condition, CoverageRow } from '@register/contract/rules/coverage/shape'
import { fieldOf, valuesText } from '@register/contract/rules/coverage/words'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import { isEmpty, type Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { fold } from '@register/contract/fold'

/** The most characters that an Excel cell can have. */
const longestCell = 32_767

/** Replaces a table that is too long for a cell; it cannot be imported again. */
const tooLong: Phrase = ['（超过单元格长度，未能写出）', '(longer than a cell can hold, so not written)']

/** Characters with a special meaning; a word that contains one is quoted. */
const special = /[;；|｜=＝≤≥<>"“”[\]\n\r]|^\s|\s$|^$/
const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`
const bare = (word: string): string => (special.test(word) ? quoted(word) : word)

type Say = (phrase: Phrase) => string

/** How numbers of a parameter are read, here and in the public question. */
const numberRule = (field: Field | undefined) => ({ whole: field?.type === 'integer', units: field?.unit ?? [] })

/** A number that could be read in two ways gets one more decimal place, which makes it clear. */
const clear = (field: Field | undefined, text: string): string =>
  field && isNumber(field) && /^-?\d+\.\d+$/.test(text) && 'problem' in readNumber(text, numberRule(field))
    ? `${text}0`
    : text

function lineOf(form: ParameterForm | undefined, condition: Condition, say: Say): string {
  const { parameter, from, to, values, unit, text } = condition
  const field = fieldOf(form, parameter)
  const own = field?.unit ? say(field.unit) : ''
  const bound = (sign: string, value: number | null | undefined) =>
    value == null ? [] : [`${sign} ${clear(field, String(value))}${own ? ` ${own}` : ''}`]
  return [
    // A text that is not a field name must be quoted, so that a typing error is not read as a printed condition.
    field ? bare(say(field.label)) : quoted(parameter),
    ...bound('≥', from),
    ...bound('≤', to),
    ...(isEmpty(values)
      ? []
      : [`= ${(values ?? []).map((one) => bare(clear(field, say(valuesText(field, [one], ['', '']))))).join(' | ')}`]),
    ...(!field && unit ? [`[${unit.replaceAll(/[[\]]/g, ' ')}]`] : []),
    ...(text ? [quoted(text)] : []),
  ].join(' ')
}

/** The cell of a table, by the names of the record's form in the reader's language; undefined when the table is empty. */
export function coverageToCell(form: ParameterForm | undefined, rows: readonly CoverageRow[], say: Say): string | null {
  if (rows.length === 0) return null
  const cell = rows.map(({ conditions }) => conditions.map((one) => lineOf(form, one, say)).join('; ')).join('\n')
  return cell.length > longestCell ? say(tooLong) : cell
}

type Token = { kind: 'word' | 'quoted' | 'unit'; text: string } | { kind: ';' | '|' | '=' | '≤' | '≥' | '\n' }

const signs: Readonly<Record<string, ';' | '|' | '=' | '≤' | '≥'>> = {
  ';': ';',
  '；': ';',
  '|': '|',
  '｜': '|',
  '=': '=',
  '＝': '=',
  '≤': '≤',
  '≥': '≥',
  '<=': '≤',
  '>=': '≥',
  '＜＝': '≤',
  '＞＝': '≥',
}
const next =
  /\s*?(?:(\n)|(<=|>=|＜＝|＞＝|[;；|｜=＝≤≥])|"((?:[^"]|"")*)"|“([^”]*)”|\[([^\][]*)\]|([^;；|｜=＝≤≥<>"“”[\]\n]+))/y

/** The parts of a cell in their order; undefined when a quote or a bracket is not closed. */
function tokensOf(cell: string): Token[] | undefined {
  const tokens: Token[] = []
  for (let at = 0; at < cell.length;) {
    next.lastIndex = at
    const found = next.exec(cell)
    if (!found) return cell.slice(at).trim() === '' ? tokens : undefined
    at = next.lastIndex
    const [, newline, sign, plain, curly, unit, word] = found
    const mark = sign === undefined ? undefined : signs[sign]
    if (newline) tokens.push({ kind: '\n' })
    else if (mark) tokens.push({ kind: mark })
    else if (plain !== undefined) tokens.push({ kind: 'quoted', text: plain.replaceAll('""', '"') })
    else if (curly !== undefined) tokens.push({ kind: 'quoted', text: curly })
    else if (unit !== undefined) tokens.push({ kind: 'unit', text: unit })
    else if (word?.trim()) tokens.push({ kind: 'word', text: word.trim() })
  }
  return tokens
}

/** The field with this name: the form's name in either language, or its key. */
const fieldNamed = (form: ParameterForm | undefined, name: string): Field | undefined => {
  const wanted = fold(name)
  return form?.fields.find(({ key, label }) => [key, ...label].some((one) => fold(one) === wanted))
}

const optionNamed = (field: Field | undefined, name: string): string => {
  const wanted = fold(name)
  const names =
    field?.type === 'flag'
      ? [
          { value: 'true', label: ['是', 'Yes'] as const },
          { value: 'false', label: ['否', 'No'] as const },
        ]
      : field?.options
  return names?.find(({ value, label }) => [value, ...label].some((one) => fold(one) === wanted))?.value ?? name
}

const about = (name: string, [zh, en]: Phrase): Phrase => [
  `${name}${zh}`,
  `${name}${en.startsWith(':') ? '' : ' '}${en}`,
]

type Read<T> = { value: T } | { problem: Phrase }

function readCondition(form: ParameterForm | undefined, tokens: readonly Token[]): Read<Condition> {
  const [head, ...rest] = tokens
  if (head?.kind !== 'word' && head?.kind !== 'quoted')
    return { problem: ['应以参数名称开头', 'must begin with the name of a parameter'] }
  const field = fieldNamed(form, head.text)
  if (!field && head.kind === 'word')
    return {
      problem: [
        `“${head.text}”不是该品种的参数；证书另有所列时请加引号`,
        `"${head.text}" is no parameter of this category. Put it in quotes if the certificate prints it so`,
      ],
    }
  const condition: Condition = {
    parameter: field?.key ?? head.text,
    from: null,
    to: null,
    values: null,
    unit: field?.unit?.[0] ?? null,
    text: null,
  }
  const values: string[] = []
  let sign: '≤' | '≥' | '=' | undefined
  for (const token of rest) {
    if (token.kind === '≤' || token.kind === '≥' || token.kind === '=') sign = token.kind
    else if (token.kind === '|' && values.length > 0) sign = '='
    else if (token.kind === 'unit' && !field) condition.unit = token.text.trim()
    else if (sign === '=' && 'text' in token && token.kind !== 'unit') {
      const number = field && isNumber(field) ? readNumber(token.text, numberRule(field)) : undefined
      if (number && 'problem' in number) return { problem: about(head.text, number.problem) }
      values.push(number ? number.value : optionNamed(field, token.text))
      sign = undefined
    } else if (sign && token.kind === 'word') {
      const end = sign === '≤' ? 'to' : 'from'
      const read = readNumber(token.text, numberRule(field))
      if ('problem' in read) return { problem: about(head.text, read.problem) }
      condition[end] = Number(read.value)
      sign = undefined
    } else if (!sign && token.kind === 'quoted' && !condition.text) condition.text = token.text
    else
      return {
        problem: [
          `${head.text}：应为“≤ 数值”“≥ 数值”“= 所列值”或带引号的文字`,
          `${head.text} takes "≤ number", "≥ number", "= values" or a text in quotes`,
        ],
      }
  }
  if (sign) return { problem: [`${head.text}：缺少数值`, `${head.text} lacks a value`] }
  return { value: values.length > 0 ? { ...condition, values } : condition }
}

const parted = (tokens: readonly Token[], by: Token['kind']): Token[][] => {
  const parts: Token[][] = [[]]
  for (const token of tokens)
    if (token.kind === by) parts.push([])
    else parts.at(-1)?.push(token)
  return parts.filter((part) => part.length > 0)
}

/** Reads a cell by the form of its row; the problem names every line and condition that cannot be read. */
export function coverageFromCell(form: ParameterForm | undefined, cell: string): Read<CoverageRow[]> {
  const tokens = tokensOf(cell.replaceAll('\r\n', '\n'))
  if (!tokens) return { problem: ['覆盖范围：引号或括号没有成对', 'Coverage: a quote or a bracket has no counterpart'] }
  const rows: CoverageRow[] = []
  const problems: Phrase[] = []
  for (const [line, parts] of parted(tokens, '\n').entries()) {
    const conditions: Condition[] = []
    for (const [at, part] of parted(parts, ';').entries()) {
      const read = readCondition(form, part)
      if ('problem' in read)
        problems.push([
          `覆盖范围：第 ${line + 1} 行第 ${at + 1} 项：${read.problem[0]}`,
          `Coverage: line ${line + 1}, condition ${at + 1}: ${read.problem[1]}`,
        ])
      else conditions.push(read.value)
    }
    if (conditions.length > 0) rows.push({ conditions })
  }
  if (problems.length > 0) return { problem: joined(problems) }
  if (rows.length === 0 && cell.trim() !== '')
    return {
      problem: [
        '覆盖范围：没有任何条件；没有覆盖表时请留空',
        'Coverage: there is no condition in this cell. Leave it empty where there is no table',
      ],
    }
  return { value: rows }
}
