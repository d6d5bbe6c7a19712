// How a packed proof begins. In a file of its own: whatever reads codes knows one by it, without what unpacks it.

/** The number of the form is in it: a form that is read otherwise gets another. */
export const packedPrefix = 'TLP1:'
