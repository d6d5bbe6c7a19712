// What of the environment a back-up may contain: open settings with their values, of secret ones the name alone, of anything else nothing.
import { expect, test } from 'vitest'
import { openSettings } from './openSettings.ts'

test('secrets are named and never given, in whatever way they are set', () => {
  const { values, secretNames } = openSettings({
    PORT: '8080',
    OPERATOR: '某省市场监督管理局',
    OPENID: 'province',
    OPENID_PROVINCE_ISSUER: 'https://sign-in.example',
    OPENID_PROVINCE_CLIENT_SECRET: 'hidden-1',
    SECRET_KEY_FILE: '/run/secrets/hidden-2',
    DATABASE_URL: 'postgres://a:hidden-3@db.example/register',
    SMTP_URL: 'smtps://hidden-4',
    SMS_KEY_SECRET: ' ',
    PATH: '/usr/bin',
    AWS_SECRET_ACCESS_KEY: 'hidden-5',
  })
  expect(values).toEqual({
    OPENID: 'province',
    OPENID_PROVINCE_ISSUER: 'https://sign-in.example',
    OPERATOR: '某省市场监督管理局',
    PORT: '8080',
  })
  expect(secretNames).toEqual(['DATABASE_URL', 'OPENID_PROVINCE_CLIENT_SECRET', 'SECRET_KEY', 'SMTP_URL'])
})
