// The settings of the server itself, its database and its protections, in the order in which README lists them.
import { passwordProblem } from '@register/contract/input/password/policy'
import { firstAdministrator } from '@register/contract/system/setup/setup'
import { host, matching, oneLine, oneOf, onOff, parsed, port, proxies, webAddress } from '../parsed.ts'
import { weakKeyReason } from '../weakKey.ts'
import { ofDatabase } from './database.ts'
import { none, plain, type Setting } from './setting.ts'

const onByDefault = plain('on')
const makeKey = "node -p \"require('crypto').randomBytes(48).toString('base64')\""

const password = (username: string) =>
  parsed(
    (text) => (passwordProblem(text, username) ? undefined : text),
    (text) => passwordProblem(text, username) ?? none,
  )

export const ofServer = {
  NODE_ENV: {
    schema: oneOf(['production', 'development', 'test']),
    meaning: [
      'production：正式运行，不允许关闭任何保护；首次启动须用 DEMO 说明是哪一种登记系统',
      'production: no protection may be switched off, and the first start asks by DEMO which kind of register it is',
    ],
    example: 'production',
    default: plain('development'),
  },
  PORT: {
    schema: port,
    meaning: ['监听的端口；0 为任意空闲端口', 'the port to listen on; 0 is any free one'],
    example: '8080',
    default: plain('3000'),
  },
  HOST: {
    schema: host,
    meaning: ['监听的地址', 'the address to listen on'],
    example: '0.0.0.0',
    default: plain('127.0.0.1'),
  },
  DATA_DIR: {
    // PostgreSQL's own commands pass the folder through a shell.
    schema: matching(/^[^"$`\p{Cc}]{1,1000}$/u, [
      '须为不含 "、$、` 的文件夹路径',
      'must be the path of a folder without ", $ and `',
    ]),
    meaning: ['数据目录：数据库、上传文件、密钥', 'the data folder: database, uploaded files, secrets'],
    example: '/var/lib/register',
    default: plain('./data'),
  },
  DEMO: {
    schema: onOff,
    meaning: [
      '只用于空的数据库：on 建立演示系统，off 建立正式登记系统；以后不能改变，与之矛盾的设置会被拒绝',
      'for an empty database alone: on begins a demonstration, off a real register; it never changes later, and a setting that contradicts is refused',
    ],
    example: 'off',
    default: ['on（生产环境须明确设置）', 'on (production must say)'],
  },
  PUBLIC_URL: {
    schema: webAddress('https://register.example.cn', (url) => url.href.replace(/\/+$/, '')),
    meaning: ['公众访问的地址，写入二维码', 'the public address of the site; QR codes contain it'],
    example: 'https://register.example.cn',
    default: ['生产环境必填', 'required in production'],
  },
  ...ofDatabase,
  SECRET_KEY: {
    schema: parsed(
      (text) => (weakKeyReason(text) ? undefined : text),
      (text) => {
        const [zh, en] = weakKeyReason(text) ?? none
        return [`${zh}，可用此命令生成：${makeKey}`, `${en}; make one with: ${makeKey}`]
      },
    ),
    secret: true,
    meaning: ['32 字节以上的主密钥', 'master secret of 32 bytes or more'],
    example: 'kept-with-your-other-secrets',
    default: ['生成后存于 DATA_DIR/secret.key', 'made once, in DATA_DIR/secret.key'],
  },
  ADMIN_PASSWORD: {
    schema: password(firstAdministrator),
    secret: true,
    meaning: ['首次启动时 admin 的密码；以后无效', 'the password of admin at the first start; no effect later'],
    example: 'Blue-Kettle-42-Orbit',
    default: ['生成，见 first-sign-in.txt', 'made, in first-sign-in.txt'],
  },
  DEMO_PASSWORD: {
    schema: password(''),
    secret: true,
    meaning: [
      '首次启动时演示账号共用的密码；以后无效',
      'the password of the demonstration accounts at the first start; no effect later',
    ],
    example: 'Blue-Kettle-42-Orbit',
    default: ['生成，见 first-sign-in.txt', 'made, in first-sign-in.txt'],
  },
  OPERATOR: {
    schema: oneLine(120),
    meaning: ['公众页面上的运营单位，可在参数配置中改', 'who runs the register, until the configuration sets it'],
    example: '某省市场监督管理局',
    default: none,
  },
  OPERATOR_EN: {
    schema: oneLine(120),
    meaning: ['运营单位的英文', 'the same in English'],
    example: 'Market regulation office of a province',
    default: none,
  },
  LEGAL_BASIS: {
    schema: oneLine(120),
    meaning: ['公众页面上的依据，可在参数配置中改', 'by what authority, until the configuration sets it'],
    example: '《特种设备安全法》',
    default: none,
  },
  LEGAL_BASIS_EN: {
    schema: oneLine(120),
    meaning: ['依据的英文', 'the same in English'],
    example: 'Special Equipment Safety Law',
    default: none,
  },
  TRUST_PROXY: {
    schema: proxies,
    meaning: [
      '前面的反向代理：on 为一层，数字为层数，或代理的地址',
      'proxies in front: on is one, a number counts them, or their addresses',
    ],
    example: '10.0.0.0/8',
    default: plain('off'),
  },
  METRICS_TOKEN: {
    schema: matching(/^[\x21-\x7e]{16,200}$/, ['须为 16 到 200 个可见字符', 'must be 16 to 200 visible characters']),
    secret: true,
    meaning: ['读取 /metrics 所需的令牌；不设置则不提供', 'the token for reading /metrics; without it the path is off'],
    example: 'at-least-16-visible-characters',
    default: none,
  },
  LOG_LEVEL: {
    schema: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    meaning: [
      '写入标准错误的日志级别；debug 在启动失败时也给出调用栈',
      'the level of the log on stderr; debug adds the stack when a start fails',
    ],
    example: 'info',
    default: plain('warn'),
  },
  CAPTCHA: {
    schema: onOff,
    meaning: ['off 仅限测试，生产环境拒绝', 'off is for tests and refused in production'],
    example: 'off',
    default: onByDefault,
  },
  RATE_LIMIT: {
    schema: onOff,
    meaning: ['off 仅限测试，生产环境拒绝', 'off is for tests and refused in production'],
    example: 'off',
    default: onByDefault,
  },
  STORAGE_CIPHER: {
    schema: onOff,
    meaning: [
      'on：浏览器中保存的状态（菜单、权限等）加密存放',
      'on encrypts what browsers store for the app (menus, permissions)',
    ],
    example: 'on',
    default: plain('off'),
  },
  CACHE: {
    schema: onOff,
    meaning: [
      'off：公开答复与查询总数都不留在内存，每次重新读取（测量用）',
      'off: no cache of public answers and totals, all is read each time (for measuring)',
    ],
    example: 'off',
    default: onByDefault,
  },
} satisfies Record<string, Setting>
