// The error for a row that does not fit the one before it. Such rows are not archived.

export class ChainBroken extends Error {
  readonly id: number
  constructor(id: number) {
    super(`Row ${id} of the audit does not fit the chain`)
    this.id = id
  }
}
