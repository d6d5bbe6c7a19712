// Tests mails as a mail server receives them.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { smtp } from './smtp.ts'

const letters: { to: string[]; from: string; text: string; user: string }[] = []
const server = new SMTPServer({
  authOptional: false,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) =>
    password === 'right' ? done(null, { user: username ?? '' }) : done(new Error('no')),
  onData(stream, { envelope, user }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      letters.push({
        to: envelope.rcptTo.map(({ address }) => address),
        from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        text: Buffer.concat(chunks).toString('utf8'),
        user: String(user),
      })
      done()
    })
  },
})
const listening = server.listen(0, '127.0.0.1')
await once(listening, 'listening')
const { port } = listening.address() as AddressInfo
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const through = (password: string) =>
  smtp({ kind: 'smtp', url: `smtp://register:${password}@127.0.0.1:${port}`, from: '登记系统 <register@example.cn>' })

test('a mail arrives whole, at one address', async () => {
  await through('right').send({
    to: 'lin@example.cn',
    lang: 'zh',
    subject: ['验证码', 'Code'],
    text: ['Your code is 012345', ''],
  })
  const [letter] = letters.splice(0)
  expect(letter).toMatchObject({ to: ['lin@example.cn'], from: 'register@example.cn', user: 'register' })
  expect(letter?.text).toContain('Subject: =?UTF-8?')
  expect(letter?.text).toContain('Your code is 012345')
})

test.each(['a@example.cn, b@example.cn', 'a@example.cn\r\nBcc: b@example.cn', 'A <a@example.cn>, b@example.cn'])(
  'a text with several addresses goes to one or none: %j',
  async (to) => {
    await through('right')
      .send({ to, lang: 'en', subject: ['', 'x\r\nBcc: b@example.cn'], text: ['', 'x'] })
      .catch(() => undefined)
    expect(letters.splice(0).flatMap((letter) => letter.to)).not.toContain('b@example.cn')
  },
)

test('a server that refuses is an error', async () => {
  await expect(
    through('wrong').send({ to: 'lin@example.cn', lang: 'en', subject: ['', 'x'], text: ['', 'x'] }),
  ).rejects.toThrow('535')
})
