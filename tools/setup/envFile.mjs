// `--env-file FILE` of the commands: sets what the environment does not have, and refuses every line that would not be read as it is written.
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { SetupProblem } from './run.mjs'

/** @param {string} path @param {string} english @param {string} chinese @returns {never} */
function refuse(path, english, chinese) {
  throw new SetupProblem(`--env-file ${path}: ${english} · ${chinese}`)
}

/** The file of the option, which goes from the words; undefined without one. @param {string[]} argv changed in place */
function takeOption(argv) {
  if (process.env['npm_config_env_file'])
    refuse('FILE', 'npm took the option: write -- before it', '被 npm 截取：请在其前写 --')
  const at = argv.findIndex((word) => /^--env-file(=|$)/.test(word))
  if (at < 0) return undefined
  const [word = '', next] = argv.slice(at)
  const inWord = word.includes('=')
  argv.splice(at, inWord ? 1 : 2)
  const path = inWord ? word.slice(word.indexOf('=') + 1) : (next ?? '')
  if (path === '') refuse(path, 'name a file after it', '其后须为文件名')
  if (argv.some((other) => other.startsWith('--env-file'))) refuse(path, 'one file only', '只能有一个文件')
  return path
}

/** @param {string} path */
function textOf(path) {
  try {
    // Editors of Windows begin a file with a mark of its encoding, which would become a part of the first name.
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    return refuse(path, `cannot be read (${code ?? message})`, '无法读取')
  }
}

/** A comment, nothing, or a name with a value: in quotes to the end of the line, or without quotes and `#`. */
const whole = /^\s*(#.*|(export\s+)?[A-Z][A-Z0-9_]*\s*=\s*("[^"]*"|'[^']*'|[^"'#][^#]*|)\s*(\s#.*)?)?$/

/** The variables of a text. @param {string} path @param {string} text @param {(name: string) => boolean} isKnown */
function variablesIn(path, text, isKnown) {
  if (/[\0\uFFFD]/.test(text)) refuse(path, 'is not a text in UTF-8', '不是 UTF-8 文本')
  for (const [at, line] of text.split(/\r?\n/).entries())
    if (!whole.test(line))
      refuse(
        path,
        `line ${at + 1} is no setting: NAME=value, a value with # or a quotation mark in the other quotes`,
        `第 ${at + 1} 行不是设置：应为 名称=值，含 # 或引号的值须放在另一种引号中`,
      )
  const found = Object.entries(parseEnv(text))
  for (const [name] of found)
    if (!isKnown(name)) refuse(path, `${name} is no setting of the register`, `${name} 不是本系统的设置`)
  return found
}

/**
 * Throws SetupProblem.
 * @param {(name: string) => boolean} isKnown whether a variable is a setting
 * @param {string[]} [argv] changed in place
 */
export function readEnvFile(isKnown, argv = process.argv) {
  const path = takeOption(argv)
  if (path === undefined) return
  // An empty variable counts as unset everywhere, and so it does here.
  for (const [name, value] of variablesIn(path, textOf(path), isKnown)) process.env[name] ||= value
}
