// Unlisted test basis: the statement of the person who publishes, asked beforehand where it is known, and after the refusal where only the server knows it.
import { statementOn, unconfirmedIn, unlistedWords } from '@register/contract/business/content/unlistedBasis'
import { useSay } from '../../../../api/language.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { words } from './words.ts'

export function useBasis() {
  const say = useSay()
  const { ask } = useFeedback()
  return {
    /** What has to be ticked; undefined where nothing has. */
    must: (values: readonly string[]): string | undefined => (values.length > 0 ? say(statementOn(values)) : undefined),
    /** Sends, and once more with the statement where the server asks for it. Undefined when the person does not state it. */
    async sending<T>(send: (confirmedBasis: string[]) => Promise<T>): Promise<T | undefined> {
      try {
        return await send([])
      } catch (error) {
        const values = unconfirmedIn(error)
        if (values.length === 0) throw error
        const agreed = await ask({
          title: say(words.basisTitle),
          text: say(unlistedWords(values)),
          yes: say(words.basisYes),
          must: say(statementOn(values)),
        })
        return agreed ? send([...values]) : undefined
      }
    },
  }
}
