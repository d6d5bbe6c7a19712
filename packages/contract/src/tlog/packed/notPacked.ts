// Why a text or some bytes are none of a packed proof, or a proof is none that can be packed.

/** The reason in English. */
export class NotPacked extends Error {}
