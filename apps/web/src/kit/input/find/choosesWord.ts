// Whether a key belongs to an input method: Enter then takes over a word, and means nothing to the page.

/** The code of a key that an input method has handled. */
const handled = 229

// oxlint-disable typescript/no-deprecated -- the only sign that Safari gives
/** Safari ends the composition before it reports the key, and says of it by this code alone that the input method had it. */
export const choosesWord = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === handled
