// How people are reached, and the mark that finds a number or address without keeping it.
import type { Secrets } from '../secrets.ts'

export interface Contact {
  phone: string
  email: string
}

/** One number, however it is written: without blanks, and of the mainland without the code of the country. */
const spelled = {
  phone: (text: string) => text.replaceAll(/[\s-]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, ''),
  email: (text: string) => text.toLowerCase(),
}

/** As `sms` ports and other marks know it. */
export const spelledPhone = spelled.phone

/** Found by the whole value alone. */
export const markOf = (secrets: Secrets, key: keyof Contact, value: string): Buffer =>
  secrets.mac('contact', `${key} ${spelled[key](value)}`)
