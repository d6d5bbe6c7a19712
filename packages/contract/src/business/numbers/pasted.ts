// A number as it is copied: dialogs and documents put characters around it that nobody sees.

const unseen = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|[\p{Cc}\uFFFE\uFFFF]|\p{Surrogate}/gu

/** The text without what is drawn as nothing: marks of direction, joiners, zeros of broken addresses. */
export const seenText = (text: string): string =>
  text
    .replaceAll(/[\t\n\r]/g, ' ')
    .replaceAll(unseen, '')
    .trim()
