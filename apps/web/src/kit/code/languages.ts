// The languages that can be coloured; each grammar is fetched when it is first shown.
import type { LanguageInput } from 'shiki/core'

export const languages = {
  ts: () => import('shiki/langs/typescript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  bash: () => import('shiki/langs/bash.mjs'),
} as const satisfies Record<string, LanguageInput>

export type CodeLanguage = keyof typeof languages

/** The names that the grammars use. */
export const grammarOf = {
  ts: 'typescript',
  tsx: 'tsx',
  json: 'json',
  sql: 'sql',
  html: 'html',
  css: 'css',
  bash: 'bash',
} as const
