// What the person who publishes has to state, of unlisted test basis and of files that name another certificate: asked beforehand where it is known, and after the refusal where only the server knows it.
import {
  foreignIn,
  foreignStatement,
  foreignWords,
  type ForeignFile,
} from '@register/contract/business/report/certificateFile/foreign'
import { statementOn, unconfirmedIn, unlistedWords } from '@register/contract/business/report/content/unlistedBasis'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { words } from './words.ts'

export interface Stated {
  confirmedBasis: string[]
  /** Ids. */
  confirmedFiles: string[]
}

/** A refusal asks for one kind of statement at a time. */
const mostRefusals = 2

export function useBasis() {
  const t = useTranslate()
  const { ask } = useFeedback()
  const agreed = (title: Phrase, text: Phrase, must: Phrase) =>
    ask({ title: title, text: text, yes: words.basisYes, must: must })

  /** What a refusal asks to state in addition; undefined where the person does not state it, or it asks for nothing of this. */
  async function more(error: unknown): Promise<Partial<Stated> | undefined> {
    const [values, files] = [unconfirmedIn(error), foreignIn(error)]
    if (values.length > 0)
      return (await agreed(words.basisTitle, unlistedWords(values), statementOn(values)))
        ? { confirmedBasis: values }
        : undefined
    if (files.length === 0) throw error
    const isAgreed = await agreed(words.filesTitle, foreignWords(files), foreignStatement(files))
    return isAgreed ? { confirmedFiles: files.map(({ id }) => id) } : undefined
  }
  return {
    /** What has to be ticked; undefined where nothing has. */
    must(values: readonly string[], files: readonly ForeignFile[] = []): string | undefined {
      const statements = [
        ...(values.length > 0 ? [t(statementOn(values))] : []),
        ...(files.length > 0 ? [t(foreignStatement(files))] : []),
      ]
      return statements.length > 0 ? statements.join(t(['；', '; '])) : undefined
    },
    /** Sends, and once more with the statements for which the server asks. Undefined when the person does not state them. */
    async sending<T>(send: (stated: Stated) => Promise<T>): Promise<T | undefined> {
      let stated: Stated = { confirmedBasis: [], confirmedFiles: [] }
      for (let refusals = 0; refusals < mostRefusals; refusals++)
        try {
          return await send(stated)
        } catch (error) {
          const given = await more(error)
          if (!given) return undefined
          stated = { ...stated, ...given }
        }
      return send(stated)
    },
  }
}
