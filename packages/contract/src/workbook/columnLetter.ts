// The letters of a spreadsheet's columns.

/** The letters of a column: 0 is A, 26 is AA. */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))
