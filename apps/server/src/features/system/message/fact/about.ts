// The stored values that the texts of facts are made of.

/** Stored values for the text of a fact; its kind decides which are present. */
export interface About {
  /** A certificate, application or report number; empty while a draft has none. */
  no?: string
  product?: string
  model?: string
  by?: string
  reason?: string
  /** A day, YYYY-MM-DD. */
  date?: string
  count?: number
  company?: string
  /** The number of the certificate that replaces this one. */
  replacement?: string
  /** The name of a file, as its creator named it. */
  file?: string
  title?: string
  /** Names in each language. */
  zh?: string
  en?: string
}
