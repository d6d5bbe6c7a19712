// Where the answer says which certificates of parts do not stand.

/** The heading of the notice. */
export const fallenId = 'parts'
