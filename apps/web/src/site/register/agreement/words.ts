// The user agreement and the privacy notice in both languages; the operator of the register is named above them.
import type { Phrase } from '@register/contract/phrase'

interface Part {
  head: Phrase
  text: Phrase
}

const agreement: readonly Part[] = [
  {
    head: ['一、账号', '1. The account'],
    text: [
      '一个手机号注册一个账号，仅供本人使用。请妥善保管密码与验证码，不得转借、转让。账号下的操作视为本人的操作；发现被他人使用，请立即修改密码并联系运营单位。',
      'One mobile number makes one account, for yourself alone. Keep password and codes secret, and do not lend or pass on the account. What is done with it counts as done by you. If another person uses it, change the password at once and inform the operator of the register.',
    ],
  },
  {
    head: ['二、可以做什么', '2. What it can do'],
    text: [
      '注册账号可以查询公开信息、接收消息；申请并经核准成为企业用户后，可以查看本企业的型式试验报告。查询证书不需要注册。',
      'A registered account reads what is public and receives messages. Once it has asked to be an enterprise account and this was approved, it sees the type-test reports of its company. Looking up certificates needs no account.',
    ],
  },
  {
    head: ['三、如实填写', '3. Being truthful'],
    text: [
      '所填写的信息和上传的材料应当真实、有效，不得冒用他人或其他单位的名义。提供虚假材料的，运营单位可以停用账号，并依法处理。',
      'What you enter and upload must be true and current, and must not be in the name of another person or company. Otherwise the account may be disabled, and the law takes its course.',
    ],
  },
  {
    head: ['四、正当使用', '4. Fair use'],
    text: [
      '不得攻击、干扰本系统，不得绕过访问限制，不得大量抓取数据。系统会记录登录和操作，用于安全与审计。',
      'Do not attack or disturb the system, circumvent its limits, or harvest its data. Sign-ins and actions are recorded for security and audit.',
    ],
  },
  {
    head: ['五、信息的效力', '5. What the information is worth'],
    text: [
      '证书的状态以本系统查询时显示的结果为准。因维护或不可抗力暂停服务的，将尽可能提前公告。',
      'The status of a certificate is what the register shows when it is looked up. Pauses for maintenance are announced ahead where possible.',
    ],
  },
  {
    head: ['六、结束使用', '6. Ending it'],
    text: [
      '您可以随时在个人中心注销账号。协议更新后，新的注册适用新的版本；您同意的版本和时间保存在账号中。',
      'You can close the account at any time in the user centre. When the agreement changes, new registrations follow the new version; the version you agreed to, and when, are kept with the account.',
    ],
  },
]

const privacy: readonly Part[] = [
  {
    head: ['一、收集哪些信息', '1. What is collected'],
    text: [
      '注册时：用户名、手机号、密码（只保存不可还原的摘要）。使用时：登录的时间、网络地址、设备与浏览器，以及您的操作记录。您另行填写的：姓名、邮箱、头像、企业名称与证照。不收集身份证号码、位置和通讯录。',
      'At registration: user name, mobile number, password (only a hash that cannot be reversed). In use: time, network address, device and browser of sign-ins, and what you do. What you add yourself: name, e-mail, picture, company and its licence. No identity number, location or contacts.',
    ],
  },
  {
    head: ['二、用来做什么', '2. What for'],
    text: [
      '手机号用于确认注册人、验证码登录、找回密码，以及您选择接收的消息。登录与操作记录用于保护账号和依法审计。信息不用于营销，也不用于自动化决策。',
      'The number confirms who registers, and is used for codes to sign in or reset the password and for the messages you choose. Records of sign-ins and actions protect the account and serve the audit that the law requires. Nothing is used for advertising or decided by machine.',
    ],
  },
  {
    head: ['三、如何保存', '3. How it is kept'],
    text: [
      '手机号和邮箱加密保存，显示时遮盖；查看完整信息会留下记录。信息保存在运营单位控制的服务器上，不出境。账号注销后删除联系方式；依法须保存的操作记录按规定期限保存。',
      'Number and e-mail are stored encrypted and shown masked; seeing them in full is recorded. They are stored on servers that the operator of the register controls and do not leave the country. When an account is closed its contact data are deleted; records that the law requires are kept as long as it requires.',
    ],
  },
  {
    head: ['四、交给谁', '4. Who gets it'],
    text: [
      '发送短信和邮件时，手机号或邮箱会交给运营单位委托的通信服务商，仅用于送达。除法律要求外，不提供给其他人。',
      'To send SMS and mail, the number or address is given to the carrier that the operator of the register has commissioned, for delivery only. It is given to no one else unless the law demands it.',
    ],
  },
  {
    head: ['五、您的权利', '5. Your rights'],
    text: [
      '您可以在个人中心查阅、更正、导出自己的信息，更换手机号和邮箱，注销账号，撤回同意（撤回即注销）。对处理有疑问，请联系运营单位。',
      'In the user centre you can see, correct and export your data, change number and e-mail, and close the account, which also withdraws your consent. For anything else ask the operator of the register.',
    ],
  },
  {
    head: ['六、未成年人', '6. Minors'],
    text: [
      '本系统面向企业和从业人员，不面向未满十四周岁的未成年人。',
      'The register is for companies and people at work, not for children under fourteen.',
    ],
  },
]

export const agreementWords = { agreement, privacy } as const
