// Mail as the product sees it: plain text to one address.

export interface Mail {
  to: string
  /** One line. */
  subject: string
  text: string
}

export interface MailPort {
  name: 'sink' | 'smtp'
  /** Rejects when no server took it. */
  send(mail: Mail): Promise<void>
}
