// How phone numbers and e-mail addresses are written, and the mark that finds one without storing it.
import type { Secrets } from '../secrets.ts'

export interface Contact {
  phone: string
  email: string
}

/** One spelling for each number and address: without blanks, and mainland numbers without the country code. */
const spelled = {
  phone: (text: string) => text.replaceAll(/[\s-]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, ''),
  email: (text: string) => text.toLowerCase(),
}

/** The spelling that `sms` ports and other marks expect. */
export const spelledPhone = spelled.phone

/** A keyed hash: it finds the whole value only, no part of it. */
export const markOf = (secrets: Secrets, key: keyof Contact, value: string): Buffer =>
  secrets.mac('contact', `${key} ${spelled[key](value)}`)
