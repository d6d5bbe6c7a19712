// What remains to be set up in a register, computed from its present state.
import { sql } from 'kysely'
import type { Phrase } from '@register/contract/phrase'
import { checklistKeys, type ChecklistItem, type ChecklistKey } from '@register/contract/system/setup/setup'
import { setOf } from '../../../access/configured.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { MailPort } from '../../../integrations/mail/port.ts'
import type { SmsPort } from '../../../integrations/sms/port.ts'
import { findAdministrators, findReviewers, named, stated, type Found } from './checklist/appointed.ts'

// The checklist's entries for SMS and mail, which the operator configures in the environment.
const inHouse = (zh: string, en: string): Found => [
  'open',
  [
    `${zh}不真正发出，只写入日志，供演示和开发使用；生产环境不会以此方式启动`,
    `${en} are not sent but written to the log, for demonstrations and development. The server does not start like this in production`,
  ],
]

function ofSms(sms: SmsPort | undefined): Found {
  if (sms?.name === 'sink') return inHouse('短信', 'Messages by SMS')
  return sms
    ? [
        'done',
        [
          `短信经${sms.name === 'aliyun' ? '阿里云' : '腾讯云'}发出：可用验证码登录、注册和找回密码`,
          `SMS goes out through ${sms.name === 'aliyun' ? 'Alibaba Cloud' : 'Tencent Cloud'}: codes sign in, register and replace forgotten passwords`,
        ],
      ]
    : [
        'absent',
        [
          '未接入短信：不能用验证码登录、自助注册或找回密码。请运维人员设置环境变量 SMS 等，重启后生效；不需要时可以不设',
          'No SMS: signing in by code, registration and resetting a forgotten password are not available. To have them, the operator sets the SMS… environment variables and restarts the server',
        ],
      ]
}

function ofMail(mail: MailPort | undefined): Found {
  if (mail?.name === 'sink') return inHouse('邮件', 'Letters')
  return mail
    ? ['done', ['邮件经 SMTP 服务器发出', 'Mail goes out through the SMTP server']]
    : [
        'absent',
        [
          '未接入邮件：消息只在办公端内送达。请运维人员设置环境变量 SMTP_URL 和 MAIL_FROM，重启后生效；不需要时可以不设',
          'No mail: messages can be read in the office only. To send mail, the operator sets the environment variables SMTP_URL and MAIL_FROM and restarts the server',
        ],
      ]
}

export interface ConfiguredPorts {
  publicUrl?: string | undefined
  operator?: Phrase | undefined
  legalBasis?: Phrase | undefined
  /** Undefined when SMS is off. */
  sms: SmsPort | undefined
  mail: MailPort | undefined
}

/** Active bodies, with the data that each has. */
const readBodies = ({ db, say }: UserCtx) =>
  db
    .selectFrom('dept')
    .select(['dept.id', 'dept.name_zh', 'dept.name_en'])
    .select([
      sql<boolean>`exists (select 1 from dept_category c where c.dept_id = dept.id)`.as('approved'),
      sql<boolean>`exists (select 1 from app_user u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
        where u.dept_id = dept.id and u.status = 'active' and r.key = 'body-manager')`.as('manager'),
    ])
    .where('body_code', 'is not', null)
    .where('status', '=', 'active')
    .orderBy('body_code')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, name: say([row.name_zh, row.name_en]) })))

/** The public reads both lines at the foot of every page, and neither says by itself whose answers these are. */
function ofAuthority(operator: Phrase, legalBasis: Phrase): Found {
  if (operator[0] === '')
    return [
      'open',
      [
        '尚未设置运营单位，公众页面显示的是默认说明',
        'The operator of the register is not set, so public pages show the default text',
      ],
    ]
  return stated(
    legalBasis[0] !== '',
    [
      `公众页面标明：${operator[0]}，依据${legalBasis[0]}`,
      `Public pages say: ${operator[1]}, on the basis of ${legalBasis[1]}`,
    ],
    [`公众页面标明：${operator[0]}；尚未设置设立依据`, `Public pages say: ${operator[1]}. The legal basis is not set`],
  )
}

export async function checklist(ctx: UserCtx, outside: ConfiguredPorts): Promise<ChecklistItem[]> {
  const bodies = await readBodies(ctx)
  const unchosen = bodies.filter(({ approved }) => !approved).map(({ name }) => name)
  const headless = bodies.filter(({ manager }) => !manager).map(({ name }) => name)
  const { operator = ['', ''], legalBasis = ['', ''] } = {
    ...outside,
    ...(await setOf(ctx.db, ['operator', 'legalBasis'])),
  }
  const found: Record<ChecklistKey, Found> = {
    administrators: await findAdministrators(ctx),
    body: stated(
      bodies.length > 0,
      [
        `已有 ${bodies.length} 家型式试验机构`,
        bodies.length === 1 ? 'There is one body' : `There are ${bodies.length} bodies`,
      ],
      [
        '还没有型式试验机构：新建部门并填写机构代码',
        'There is no type-testing body yet: add a department with a body code',
      ],
    ),
    categories:
      bodies.length === 0
        ? ['open', ['先建立型式试验机构', 'Add a type-testing body first']]
        : unchosen.length === 0
          ? ['done', ['每家机构都已选定核准品种', 'Each body has its approved categories']]
          : [
              'unlimited',
              [
                `不限品种、可受理全部设备的机构：${named(unchosen, '、')}。如非本意，请为其选定核准品种`,
                `Bodies approved for all categories: ${named(unchosen, ', ')}. Choose their categories if that is not intended`,
              ],
            ],
    people:
      bodies.length === 0
        ? ['open', ['先建立型式试验机构', 'Add a type-testing body first']]
        : stated(
            headless.length === 0,
            ['每家机构都有启用的机构负责人', 'Each body has a manager who can sign in'],
            [`没有机构负责人的机构：${named(headless, '、')}`, `Bodies without a manager: ${named(headless, ', ')}`],
          ),
    reviewers: await findReviewers(ctx, bodies),
    authority: ofAuthority(operator, legalBasis),
    publicUrl: stated(
      outside.publicUrl?.startsWith('https://') ?? false,
      [
        `二维码指向 ${outside.publicUrl ?? ''}（服务器的环境变量 PUBLIC_URL，由运维人员设置）`,
        `QR codes lead to ${outside.publicUrl ?? ''} (environment variable PUBLIC_URL, set by the operator)`,
      ],
      [
        '未设为 https 地址，二维码会指向访问者所用的地址。请运维人员在服务器的环境变量 PUBLIC_URL 中设置，重启后生效',
        'PUBLIC_URL is not an https address, so QR codes lead to the address in use. The operator sets this environment variable and restarts the server',
      ],
    ),
    mail: ofMail(outside.mail),
    sms: ofSms(outside.sms),
  }
  return checklistKeys.map((key) => {
    const [state, text] = found[key]
    return { key, state, text: ctx.say(text) }
  })
}
