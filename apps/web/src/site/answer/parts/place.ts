// The id of the notice on certificates of parts that are no longer valid.

/** The id of its heading. */
export const fallenId = 'parts'
