// The number of a record in an address of the office: decimal digits and nothing else, as the server reads them, so that 1e3 and 0x1 open no record.

/** NaN where the text is no such number; the server then says so. */
export const addressId = (text: string | null | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : NaN
