// The settings of services outside: the scanner of uploads, SMS, mail, and other systems whose accounts may sign in.
import { matching, names, oneLine, oneOf, parsed, scanner, webAddress } from '../parsed.ts'
import { none, plain, type Setting } from './setting.ts'

export const ofServices = {
  FILES_URL: {
    schema: webAddress('https://s3.example.cn/register-files', (url) =>
      /^(\/[A-Za-z0-9][\w.-]*)*\/?$/.test(url.pathname) && !url.pathname.includes('..') ? url.href : undefined,
    ),
    meaning: [
      '上传的文件存于此对象存储（S3 接口）：服务地址与存储桶，其后可再有前缀；存储桶写在何处见 FILES_STYLE',
      "an object store with S3's interface that holds uploaded files: its address and the bucket (FILES_STYLE says where), then a prefix if you like",
    ],
    example: 'https://s3.example.cn/register-files',
    default: ['DATA_DIR 中的文件夹', 'a folder in DATA_DIR'],
  },
  FILES_STYLE: {
    schema: oneOf(['path', 'host']),
    meaning: [
      'FILES_URL 中存储桶的位置：path 为路径的第一段；host 为主机名的第一段，阿里云 OSS、腾讯云 COS 须用此',
      'where FILES_URL has the bucket: path, first in the path; host, first in the host name, as Alibaba OSS and Tencent COS require',
    ],
    example: 'host',
    default: plain('path'),
  },
  FILES_ACCESS_KEY: {
    schema: oneLine(200),
    secret: true,
    meaning: ['对象存储的访问密钥编号', 'the id of the key of the object store'],
    example: 'AKIAEXAMPLE',
    default: none,
  },
  FILES_SECRET_KEY: {
    schema: oneLine(200),
    secret: true,
    meaning: ['对象存储的密钥', 'the key of the object store'],
    example: 'the-secret',
    default: none,
  },
  FILES_REGION: {
    schema: matching(/^[a-z0-9-]{1,60}$/, ['须为小写字母、数字和 -', 'must be small letters, digits and hyphens']),
    meaning: ['对象存储的地域', 'the region of the object store'],
    example: 'cn-north-1',
    default: plain('us-east-1'),
  },
  WITNESSES: {
    schema: oneLine(1_000),
    meaning: [
      '见证公开日志的各方：一个策略文件的路径，格式为 C2SP tlog-policy，每个见证方须有网址',
      'who witnesses the integrity log: the path of a policy file in the form of C2SP tlog-policy, each witness with its address',
    ],
    example: '/etc/register/witnesses',
    default: none,
  },
  LOG_GUARD: {
    schema: matching(
      (text) =>
        /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9][\w.-]*)+$/.test(text)
          ? !text.includes('..')
          : URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
      [
        '须形如 s3://bucket/register/log-guard.json 或 postgres://user:password@host:5432/database',
        'must look like s3://bucket/register/log-guard.json or postgres://user:password@host:5432/database',
      ],
    ),
    secret: true,
    meaning: [
      '数据库之外记住公众已看到公开日志何处的地方：对象存储中的一个对象（服务与密钥同 FILES_…），或另一台 PostgreSQL；多台机器时须设置（见 docs/operations.md）',
      'where it is remembered, outside the database, how far the public has seen the integrity log: an object (service and keys as in FILES_…), or a second PostgreSQL; for several machines (docs/operations.md)',
    ],
    example: 'postgres://guard:password@other.example.cn:5432/guard',
    default: ['DATA_DIR 中的文件', 'a file in DATA_DIR'],
  },
  CLAMAV: {
    schema: scanner,
    meaning: [
      '上传文件交由此 clamd 扫描：host:port 或套接字路径',
      'a clamd that scans uploads: host:port, or the path of its socket',
    ],
    example: '127.0.0.1:3310',
    default: plain('off'),
  },
  SMS: {
    schema: oneOf(['off', 'sink', 'aliyun', 'tencent']),
    meaning: [
      '短信服务；sink 只写入日志，生产环境拒绝',
      'the SMS service; sink only writes to the log and is refused in production',
    ],
    example: 'aliyun',
    default: ['sink（生产为 off）', 'sink (production: off)'],
  },
  SMS_KEY_ID: {
    schema: oneLine(200),
    secret: true,
    meaning: ['短信服务的密钥编号', 'the id of the key of the SMS service'],
    example: 'LTAI5t',
    default: none,
  },
  SMS_KEY_SECRET: {
    schema: oneLine(200),
    secret: true,
    meaning: ['短信服务的密钥', 'the key of the SMS service'],
    example: 'the-secret',
    default: none,
  },
  SMS_SIGN: {
    schema: oneLine(200),
    meaning: ['已批准的短信签名', 'the approved signature of messages'],
    example: '登记系统',
    default: none,
  },
  SMS_TEMPLATE_CODE: {
    schema: oneLine(200),
    meaning: ['验证码模板', 'the template of codes'],
    example: 'SMS_1',
    default: none,
  },
  SMS_TEMPLATE_MESSAGE: {
    schema: oneLine(200),
    meaning: ['通知模板', 'the template of messages'],
    example: 'SMS_2',
    default: none,
  },
  SMS_APP_ID: {
    schema: oneLine(200),
    meaning: ['仅 tencent：签名与模板所属的应用', 'tencent alone: the application of signature and templates'],
    example: '1400006666',
    default: none,
  },
  SMS_REGION: {
    schema: oneLine(60),
    meaning: ['仅 tencent：地域', 'tencent alone: the region'],
    example: 'ap-beijing',
    default: plain('ap-guangzhou'),
  },
  SMS_ENDPOINT: {
    schema: webAddress('https://dysmsapi.aliyuncs.com', (url) => (url.pathname === '/' ? url.origin : undefined)),
    meaning: ['短信服务的另一地址', 'another address of the SMS service'],
    example: 'https://dysmsapi.aliyuncs.com',
    default: ['服务自己的地址', "the service's own"],
  },
  SMTP_URL: {
    schema: parsed(
      (text) => {
        if (/^(off|sink)$/i.test(text)) return text.toLowerCase()
        const url = URL.canParse(text) ? new URL(text) : undefined
        return url?.hostname && /^smtps?:$/.test(url.protocol) ? text : undefined
      },
      [
        '须为 off、sink，或形如 smtps://name:password@mail.example.cn',
        'must be off, sink, or look like smtps://name:password@mail.example.cn',
      ],
    ),
    secret: true,
    meaning: [
      '邮件服务器；sink 只写入日志，生产环境拒绝',
      'the mail server; sink only writes to the log and is refused in production',
    ],
    example: 'smtps://name:password@mail.example.cn',
    default: ['sink（生产为 off）', 'sink (production: off)'],
  },
  MAIL_FROM: {
    schema: matching(/^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/, ['须为邮箱地址', 'must be an e-mail address']),
    meaning: ['发件人，与 SMTP_URL 一起设置', 'who mail comes from; needed with SMTP_URL'],
    example: '登记系统 <register@example.cn>',
    default: none,
  },
  OPENID: {
    schema: names(5),
    meaning: [
      '可用于登录的其他系统（OpenID Connect），用逗号分隔的名称；回调地址为 PUBLIC_URL/',
      'other systems whose accounts may sign in (OpenID Connect): names with commas; people come back to PUBLIC_URL/',
    ],
    example: 'office',
    default: none,
  },
  'OPENID_<NAME>_ISSUER': {
    // As it was written, because an issuer is compared letter by letter.
    schema: webAddress('https://id.example.cn', (_, text) => text),
    meaning: ['每个系统：签发者', 'of each system: its issuer'],
    example: 'https://id.example.cn',
    default: none,
  },
  'OPENID_<NAME>_CLIENT_ID': {
    schema: oneLine(500),
    meaning: ['每个系统：客户端编号', 'of each system: our client id there'],
    example: 'register',
    default: none,
  },
  'OPENID_<NAME>_CLIENT_SECRET': {
    schema: oneLine(500),
    secret: true,
    meaning: ['每个系统：客户端密钥', 'of each system: our client secret there'],
    example: 'the-secret',
    default: none,
  },
  'OPENID_<NAME>_NAME': {
    schema: oneLine(120),
    meaning: ['每个系统：登录页上的名称', 'of each system: its name on the sign-in page'],
    example: '政务平台',
    default: ['名称本身', 'the name itself'],
  },
  'OPENID_<NAME>_NAME_EN': {
    schema: oneLine(120),
    meaning: ['上一项的英文', 'the same in English'],
    example: 'Government platform',
    default: none,
  },
} satisfies Record<string, Setting>
