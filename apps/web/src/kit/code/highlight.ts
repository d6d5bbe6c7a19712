// Splits code into coloured parts. The engine runs without compiling at run time, which the content policy would refuse.
import { createCssVariablesTheme, createHighlighterCore, type ThemedToken } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { grammarOf, languages, type CodeLanguage } from './languages.ts'

/** Colours are variables, so that day and night need no second pass. */
const theme = createCssVariablesTheme({ name: 'house', variablePrefix: '--code-' })

const highlighter = createHighlighterCore({
  themes: [theme],
  langs: [],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
})

/** Lines of parts. */
export async function highlight(code: string, language: CodeLanguage): Promise<ThemedToken[][]> {
  const ready = await highlighter
  await ready.loadLanguage(languages[language])
  return ready.codeToTokensBase(code, { lang: grammarOf[language], theme: 'house' })
}
