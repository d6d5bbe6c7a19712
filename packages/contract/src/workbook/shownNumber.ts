// Tells numbers of a workbook that Excel shows otherwise than they are stored, so that an import takes what people see.

/** A number whose format shows more or less than its digits: 30 %, 00042, KX-0001. As a text it is what Excel shows. */
export class ShownNumber {
  readonly value: number
  readonly text: string
  /** The day that this number is in a workbook that counts from 1904, as 2026-03-02. */
  readonly day: string | undefined
  constructor(value: number, text: string, day?: string) {
    this.value = value
    this.text = text
    this.day = day
  }
  toString(): string {
    return this.text
  }
}
