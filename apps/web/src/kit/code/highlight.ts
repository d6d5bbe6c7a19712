// Splits code into coloured parts. The engine does not compile at run time, because the content policy would refuse that.
import { createCssVariablesTheme, createHighlighterCore, type ThemedToken } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { grammarOf, languages, type CodeLanguage } from './languages.ts'

/** Colours are variables, so that both themes use the same result. */
const theme = createCssVariablesTheme({ name: 'register', variablePrefix: '--code-' })

const highlighter = createHighlighterCore({
  themes: [theme],
  langs: [],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
})

/** Lines of parts. */
export async function highlight(code: string, language: CodeLanguage): Promise<ThemedToken[][]> {
  const ready = await highlighter
  await ready.loadLanguage(languages[language])
  return ready.codeToTokensBase(code, { lang: grammarOf[language], theme: 'register' })
}
