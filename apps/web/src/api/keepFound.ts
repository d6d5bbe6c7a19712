// The page of a list that stays while the next one loads. One that found nothing does not stay: under the new question it would say that nothing was found, before the register has answered.

const isEmpty = (answer: unknown): boolean =>
  Array.isArray(answer)
    ? answer.length === 0
    : typeof answer === 'object' && answer !== null && 'list' in answer && isEmpty(answer.list)

/** For `placeholderData`. */
export const keepFound = <T>(before: T | undefined): T | undefined => (isEmpty(before) ? undefined : before)
