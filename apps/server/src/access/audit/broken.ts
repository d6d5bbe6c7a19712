// A row that does not fit the one before it: nothing is archived that the chain does not hold.

export class ChainBroken extends Error {
  readonly id: number
  constructor(id: number) {
    super(`Row ${id} of the audit does not fit the chain`)
    this.id = id
  }
}
