// A date whose format shows no year or no day.

/** A date whose format shows no year or no day: 3月2日. As a text it is what Excel shows. */
export class PartDate {
  readonly date: Date
  readonly text: string
  constructor(date: Date, text: string) {
    this.date = date
    this.text = text
  }
  toString(): string {
    return this.text
  }
}
