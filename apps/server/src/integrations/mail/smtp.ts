// Sends mail through the SMTP server that SMTP_URL names.
import { say } from '@register/contract/phrase'
import { createTransport } from 'nodemailer'
import type { SmtpMail } from '../../config/services/integrations.ts'
import type { MailPort } from './port.ts'

/** Milliseconds for each step of the dialogue. */
const patienceMs = 8_000

export function smtp({ url, from }: SmtpMail): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // Our mails are plain text: the library must not read a file or an address for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    async send({ to, lang, subject, text }) {
      // As an object, so that an address with a comma or a name in it is one recipient or none.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: say(subject, lang),
        text: say(text, lang),
      })
    },
  }
}
