// Tests which values the environment may have, and the one line that reports a wrong one.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigProblem } from './config/problem.ts'
import { settings } from './config/table.ts'
import type { Setting } from './config/table/setting.ts'
import { weakKeyReason } from './config/weakKey.ts'

const key = 'pX3vN8qLr2TzK7mWc5JdYf9HsBgR4aUe6Qnt0VhxDyw='
const aliyun = {
  SMS: 'aliyun',
  SMS_KEY_ID: 'LTAI5t',
  SMS_KEY_SECRET: 'hidden',
  SMS_SIGN: '登记系统',
  SMS_TEMPLATE_CODE: 'SMS_1',
  SMS_TEMPLATE_MESSAGE: 'SMS_2',
}
const openId = (name: string) => ({
  [`OPENID_${name}_ISSUER`]: 'https://id.example.cn',
  [`OPENID_${name}_CLIENT_ID`]: 'register',
  [`OPENID_${name}_CLIENT_SECRET`]: 'hidden',
})
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://register.example' }
const database = { DATABASE_URL: 'postgres://register:p%40ss@db.example.cn:5432/register', SECRET_KEY: key }

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    production: false,
    captcha: true,
    rateLimit: true,
    cache: true,
    storageCipher: false,
    logLevel: 'warn',
    trustProxy: false,
    sms: { kind: 'sink' },
    mail: { kind: 'sink' },
    openId: [],
    databaseWait: 60,
  })
})

test('whether a demonstration begins is open until somebody says it', () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://register.example' }
  expect(readConfig(env)).toMatchObject({
    production: true,
    demo: undefined,
    captcha: true,
    sms: { kind: 'off' },
    mail: { kind: 'off' },
  })
  expect(readConfig({ ...env, DEMO: '1' }).demo).toBe(true)
})

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: ' 8080 ' }, { port: 8080 }],
  [{ DATABASE_WAIT: '0' }, { databaseWait: 0 }],
  [{ PORT: '' }, { port: 3000 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: '::' }, { host: '::' }],
  [{ DATA_DIR: '/srv/登记 数据' }, { dataDir: '/srv/登记 数据' }],
  [
    { CAPTCHA: 'off', RATE_LIMIT: 'OFF' },
    { captcha: false, rateLimit: false },
  ],
  [{ DEMO: '0' }, { demo: false }],
  [
    { ADMIN_PASSWORD: ' Blue kettle 42 ', DEMO_PASSWORD: 'Orbit-7-Velvet' },
    { adminPassword: ' Blue kettle 42 ', demoPassword: 'Orbit-7-Velvet' },
  ],
  [{ PUBLIC_URL: 'https://tt.example.cn/' }, { publicUrl: 'https://tt.example.cn' }],
  [{ PUBLIC_URL: 'http://10.0.0.7:8080/register/' }, { publicUrl: 'http://10.0.0.7:8080/register' }],
  [{ OPERATOR: '某市市场监管局', OPERATOR_EN: 'Some office' }, { operator: ['某市市场监管局', 'Some office'] }],
  [
    { LEGAL_BASIS: '某条例', LEGAL_BASIS_EN: ' Some rule ' },
    { legalBasis: ['某条例', 'Some rule'], operator: undefined },
  ],
  [{ TRUST_PROXY: 'on' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: '10.0.0.0/8, fd00::/8,loopback' }, { trustProxy: ['10.0.0.0/8', 'fd00::/8', 'loopback'] }],
  [{ METRICS_TOKEN: 'Xv81kLmQ0aZp94Tt' }, { metricsToken: 'Xv81kLmQ0aZp94Tt' }],
  [{ CLAMAV: '127.0.0.1:3310' }, { scanner: { host: '127.0.0.1', port: 3310 } }],
  [{ CLAMAV: '[::1]:3310' }, { scanner: { host: '::1', port: 3310 } }],
  [{ CLAMAV: '/run/clamav/clamd.ctl' }, { scanner: { path: '/run/clamav/clamd.ctl' } }],
  [{ CLAMAV: 'off' }, { scanner: undefined }],
  [
    { SMS: 'off', SMTP_URL: 'off' },
    { sms: { kind: 'off' }, mail: { kind: 'off' } },
  ],
  [
    aliyun,
    {
      sms: {
        kind: 'aliyun',
        keyId: 'LTAI5t',
        keySecret: 'hidden',
        sign: '登记系统',
        templates: { code: 'SMS_1', message: 'SMS_2' },
        endpoint: 'https://dysmsapi.aliyuncs.com',
      },
    },
  ],
  [
    { ...aliyun, SMS: 'Tencent', SMS_APP_ID: '1400006666', SMS_ENDPOINT: 'http://127.0.0.1:9000/' },
    { sms: { kind: 'tencent', appId: '1400006666', region: 'ap-guangzhou', endpoint: 'http://127.0.0.1:9000' } },
  ],
  [
    {
      OPENID: 'office, body-1',
      ...openId('OFFICE'),
      ...openId('BODY_1'),
      OPENID_OFFICE_NAME: '政务',
      OPENID_OFFICE_NAME_EN: 'Office',
    },
    {
      openId: [
        {
          key: 'office',
          issuer: 'https://id.example.cn',
          clientId: 'register',
          clientSecret: 'hidden',
          name: ['政务', 'Office'],
        },
        { key: 'body-1', name: ['body-1', 'body-1'] },
      ],
    },
  ],
  [
    { SMTP_URL: 'smtps://register:hidden@mail.example.cn', MAIL_FROM: '登记系统 <register@example.cn>' },
    {
      mail: {
        kind: 'smtp',
        url: 'smtps://register:hidden@mail.example.cn',
        from: '登记系统 <register@example.cn>',
      },
    },
  ],
  [database, { databaseUrl: database.DATABASE_URL, secretKey: key }],
  [{ ...database, DATABASE_URL: 'postgresql:///register?host=/run/postgresql' }, { secretKey: key }],
  [
    { ...database, DATABASE_OWNER_URL: 'postgres://owner@db/register' },
    { databaseOwnerUrl: 'postgres://owner@db/register' },
  ],
])('%o is accepted', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected)
})

test.each([
  [{ PORT: '99999' }, 'PORT="99999" must be a whole number from 0 to 65535'],
  [{ PORT: '80a' }, 'PORT="80a"'],
  [{ DATABASE_WAIT: '2m' }, 'DATABASE_WAIT="2m" must be a whole number of seconds from 0 to 3600'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '3e3' }, 'PORT'],
  [{ HOST: 'http://localhost' }, 'HOST'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV="prod" must be production, development or test'],
  [{ CAPTCHA: 'maybe' }, 'CAPTCHA="maybe" must be on or off'],
  [{ RATE_LIMIT: 'toString' }, 'RATE_LIMIT'],
  [{ ...production, CAPTCHA: 'off' }, 'CAPTCHA="off" is not allowed with NODE_ENV=production'],
  [{ ...production, RATE_LIMIT: 'off' }, 'RATE_LIMIT="off" is not allowed with NODE_ENV=production'],
  [{ DEMO: '2' }, 'DEMO'],
  [{ PUBLIC_URL: 'ftp://example.cn' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'example.cn' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://example.cn/?a=1' }, 'PUBLIC_URL'],
  [{ OPERATOR: '某市市场监管局' }, 'OPERATOR needs OPERATOR_EN'],
  [{ LEGAL_BASIS_EN: 'Some rule' }, 'LEGAL_BASIS_EN needs LEGAL_BASIS'],
  [{ OPERATOR: '局', OPERATOR_EN: '某局' }, 'OPERATOR_EN="某局" must hold no Chinese'],
  [{ OPERATOR: '局'.repeat(121), OPERATOR_EN: 'x' }, 'must be one line of at most 120 characters'],
  [{ OPERATOR: '某\n局', OPERATOR_EN: 'x' }, 'OPERATOR'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.1;10.0.0.2' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: 'constructor' }, 'TRUST_PROXY'],
  [{ NODE_ENV: 'production' }, 'PUBLIC_URL is required with NODE_ENV=production'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be 16 to 200'],
  [{ CLAMAV: 'localhost' }, 'CLAMAV="localhost" must look like'],
  [{ CLAMAV: 'localhost:99999' }, 'CLAMAV'],
  [{ ...production, SMS: 'sink' }, 'SMS="sink" is not allowed with NODE_ENV=production'],
  [{ ...production, SMS: 'SINK' }, 'SMS="sink" is not allowed with NODE_ENV=production'],
  [{ OPENID: 'Office' }, 'OPENID="Office" must be at most 5 different names'],
  [{ OPENID: 'a,a' }, 'OPENID="a,a" must be at most 5 different names'],
  [{ OPENID: 'a,b,c,d,e,f' }, 'OPENID="a,b,c,d,e,f" must be at most 5'],
  [{ OPENID: 'office', ...openId('OFFICE'), OPENID_OFFICE_ISSUER: '' }, 'OPENID_OFFICE_ISSUER is required by OPENID'],
  [
    { ...production, OPENID: 'office', ...openId('OFFICE'), OPENID_OFFICE_ISSUER: 'http://id.example.cn' },
    'OPENID_OFFICE_ISSUER',
  ],
  [
    { OPENID: 'office', ...openId('OFFICE'), OPENID_OFFICE_CLIENT_SECRET: '' },
    'OPENID_OFFICE_CLIENT_SECRET is required by OPENID',
  ],
  [{ OPENID: 'office', ...openId('OFFICE'), OPENID_OFFICE_NAME: '政务' }, 'OPENID_OFFICE_NAME'],
  [{ ...production, SMTP_URL: 'sink' }, 'SMTP_URL="sink" is not allowed with NODE_ENV=production'],
  [{ SMS: 'twilio' }, 'SMS="twilio" must be off, sink, aliyun or tencent'],
  [{ ...aliyun, SMS_KEY_SECRET: '' }, 'SMS_KEY_SECRET is required with SMS=aliyun'],
  [{ ...aliyun, SMS: 'tencent' }, 'SMS_APP_ID is required with SMS=tencent'],
  [{ ...aliyun, SMS_ENDPOINT: 'dysmsapi.aliyuncs.com' }, 'SMS_ENDPOINT'],
  [{ ...aliyun, ...production, SMS_ENDPOINT: 'http://127.0.0.1:9000' }, 'SMS_ENDPOINT'],
  [{ SMTP_URL: 'http://register:hidden@mail.example.cn' }, 'SMTP_URL must be off, sink, or look like'],
  [{ SMTP_URL: 'smtp://register:hidden@mail.example.cn' }, 'MAIL_FROM is required with SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.cn', MAIL_FROM: 'the register' }, 'MAIL_FROM="the register"'],
  [{ ...database, DATABASE_URL: 'mysql://root:hidden@db/x' }, 'DATABASE_URL must look like postgres://'],
  [{ ...database, DATABASE_URL: 'localhost:5432' }, 'DATABASE_URL must look like'],
  [{ DATABASE_OWNER_URL: 'postgres://owner@db/register' }, 'DATABASE_OWNER_URL needs DATABASE_URL'],
  [{ POSTGRES_BIN_DIR: 'bin' }, 'POSTGRES_BIN_DIR="bin" must be the full path of a folder'],
  [{ POSTGRES_BIN_DIR: import.meta.dirname }, 'lacks postgres, initdb, pg_ctl'],
  [{ DATABASE_URL: database.DATABASE_URL }, 'SECRET_KEY is required with DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL="loud" must be fatal, error, warn'],
  [{ ADMIN_PASSWORD: 'hidden' }, 'ADMIN_PASSWORD The password must have 12 to 128 characters'],
  [{ DEMO_PASSWORD: 'hidden' }, 'DEMO_PASSWORD'],
  [{ SECRET_KEY_FILE: '/no/such/file' }, 'SECRET_KEY_FILE="/no/such/file" names a file that cannot be read (ENOENT)'],
  [{ SECRET_KEY_FILE: '/dev/null' }, 'SECRET_KEY_FILE="/dev/null" names an empty file'],
  [{ PORT_FILE: '/run/port' }, 'PORT_FILE is no setting: set PORT'],
  [{ DATA_DIR: '/srv/a$b' }, 'DATA_DIR="/srv/a$b" must be the path of a folder without'],
  [{ SECRET_KEY_FILE: '/run/key', SECRET_KEY: key }, 'SECRET_KEY_FILE cannot be set together with SECRET_KEY'],
])('%o is refused in one line, in both languages', (env, expected) => {
  const message = refusal(env)
  expect(message).toContain(expected)
  expect(message).toMatch(/[\u4e00-\u9fff]/)
  expect(message).not.toMatch(/\n|hidden/)
})

test('everything wrong is told together, a line each, and each line once', () => {
  const env = { PORT: 'x', HOST: '!', ...production, PUBLIC_URL: '', CAPTCHA: 'off', DATABASE_URL: 'mysql://x' }
  const lines = refusal({ ...env, OPENID: 'office', OPENID_OFFICE_ISSUER: 'x' }).split('\n')
  expect(lines.map((line) => /^[A-Z_]+/.exec(line)?.[0])).toEqual([
    'PORT',
    'HOST',
    'DATABASE_URL',
    'CAPTCHA',
    'PUBLIC_URL',
    'OPENID_OFFICE_ISSUER',
    'OPENID_OFFICE_CLIENT_ID',
    'OPENID_OFFICE_CLIENT_SECRET',
  ])
})

test('a secret may stand in a file, whose last line break is not part of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'register-secret-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  try {
    const env = {
      SECRET_KEY_FILE: file('key', `${key}\n`),
      ADMIN_PASSWORD_FILE: file('password', 'Blue kettle 42 \r\n'),
      DATABASE_URL_FILE: file('url', `${database.DATABASE_URL}\n`),
    }
    expect(readConfig(env)).toMatchObject({
      secretKey: key,
      adminPassword: 'Blue kettle 42 ',
      databaseUrl: database.DATABASE_URL,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the table has a meaning in both languages and an accepted example for every setting', () => {
  for (const [name, { meaning, example, schema }] of Object.entries<Setting>(settings)) {
    expect(meaning[0], name).toMatch(/[\u4e00-\u9fff]/)
    expect(meaning[1], name).not.toMatch(/[\u4e00-\u9fff]/)
    // A key of an example would be weak for being one.
    expect(schema.safeParse(example).success, name).toBe(name !== 'SECRET_KEY')
  }
})

describe('weak secret keys', () => {
  test.each([
    'too-short-Xv81',
    'a'.repeat(64),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    '0123456789'.repeat(4),
    'ab'.repeat(20),
    'K7mWc5Jd'.repeat(5),
    'secret-Xv81kLmQ0aZp94TtRw77bNc2eFgH',
    'please-change-me-please-change-me-now',
    'MyPassword-Xv81kLmQ0aZp94TtRw77bNc2e',
    '00000000000000000000000000000000000000001',
    'your-256-bit-key-goes-in-here-thanks',
  ])('%s is refused and not shown', (weak) => {
    const message = refusal({ ...database, SECRET_KEY: weak })
    expect(message).toContain('SECRET_KEY')
    expect(message).not.toContain(weak.slice(8))
  })

  test.each([
    key,
    '9f86d081884c7d659a2feaa0c55ad015',
    '蒲公英 kettle 42 纸船 orbit 7 竹林 velvet',
    crypto.randomUUID() + crypto.randomUUID(),
  ])('%s is accepted', (strong) => {
    expect(readConfig({ ...database, SECRET_KEY: strong }).secretKey).toBe(strong)
  })
})

test('random keys are never called weak', () => {
  // Pseudo-random but the same in every run, because true randomness would hit a listed word once in a while.
  const bytes = (round: number) => createHash('sha256').update(`key ${round}`).digest()
  for (let round = 0; round < 2_000; round++)
    for (const strong of [bytes(round).subarray(16).toString('hex'), bytes(round).toString('base64url')])
      expect(weakKeyReason(strong), strong).toBeUndefined()
})

function refusal(env: NodeJS.ProcessEnv): string {
  let caught: unknown
  try {
    readConfig(env)
  } catch (error) {
    caught = error
  }
  expect(caught).toBeInstanceOf(ConfigProblem)
  return caught instanceof Error ? caught.message : ''
}
