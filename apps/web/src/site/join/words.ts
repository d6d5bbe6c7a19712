// Texts of the pages for bodies and companies.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  bodyLead: [
    '经核准的型式试验机构在本系统申请证书编号、登记型式试验报告。查询证书无需账号。',
    'Approved type-testing bodies apply for certificate numbers here and register their reports. Looking up a certificate needs no account.',
  ],
  companyLead: [
    '制造单位和申请单位用企业账号查看本企业的证书，并及时得知其变更。查询证书无需账号。',
    'With a company account, manufacturers and applicants see their own certificates and hear of their changes. Looking up a certificate needs no account.',
  ],
  ask: ['联系谁', 'Whom to ask'],
  askUnknown: ['运营单位尚未公布联系方式。', 'The operator of this register has not published how to reach it.'],
  toSignIn: ['登录', 'Sign in'],
  toRegister: ['注册账号', 'Create an account'],
  toSearch: ['查询证书', 'Look up a certificate'],
} as const satisfies Record<string, Phrase>

interface Said {
  title: Phrase
  text: Phrase
}

export const bodySteps = {
  apply: {
    title: ['提出开通', 'Ask to join'],
    text: [
      '向运营单位提交机构全称、统一社会信用代码、核准证及其核准项目、机构代号（证书编号中的三至五位）及各代号的起止年份。',
      'Send the operator the full name of the body, its credit code, its approval with the scope, and its codes (the three to five digits in a certificate number) with the years of each.',
    ],
  },
  opened: {
    title: ['核对并开通', 'The body is entered'],
    text: [
      '总局核对核准项目后建立机构和代号。机构只能登记其代号下的编号；承接其他机构的，由总局登记承接关系。',
      'The head office compares the approval and enters the body with its codes. A body registers only numbers of its own codes; where it succeeds another body, the head office records that.',
    ],
  },
  signIn: {
    title: ['首次登录', 'Sign in for the first time'],
    text: [
      '机构负责人收到账号后设置自己的密码和两步验证。机构人员的账号由系统管理员按机构负责人的名单开通，一人一号。',
      "The manager of the body sets a password and a second factor. Accounts of its staff are opened by the system administrator from the manager's list, one for each person.",
    ],
  },
  existing: {
    title: ['登记已有证书', 'Register existing certificates'],
    text: [
      '登记起始日之前颁发的证书按原件逐份登记，或下载 Excel 模板批量导入；原件没有的内容不补写。',
      'Certificates from before the first day of the register are entered as their paper says, one by one or from an Excel template. What the paper does not state is not added.',
    ],
  },
  codes: {
    title: ['新证书先申请编号', 'New certificates begin with a number'],
    text: [
      '申请编号，经总局和专家组审核后取得；出具报告时填写技术参数和覆盖范围，由机构负责人发布。',
      'Apply for a number; the head office and the expert group review the application. The report is entered with its parameters and coverage, and the manager of the body publishes it.',
    ],
  },
  programs: {
    title: ['与本机构的系统对接', 'Connect your own systems'],
    text: [
      '机构的业务系统可以通过接口登记和查询，客户端由系统管理员开通，权限不超过所属账号。',
      'Your own systems can register and read through the interface. The system administrator opens a client for them, which may never do more than the account it belongs to.',
    ],
  },
} as const satisfies Record<string, Said>

export const companySteps = {
  register: {
    title: ['注册账号', 'Create an account'],
    text: ['用手机号码注册，一人一号。', 'Register with a mobile number, one account for each person.'],
  },
  ask: {
    title: ['取得账号', 'Get an account'],
    text: [
      '本系统没有开启自助注册，请联系运营单位开通账号。',
      'Registration is not open here. Ask the operator of the register for an account.',
    ],
  },
  request: {
    title: ['申请成为企业用户', 'Ask to act for the company'],
    text: [
      '登录后在个人中心填写企业名称、统一社会信用代码、经办人姓名和职务，打印授权书由企业盖章，上传营业执照和授权书图片。',
      'Sign in, enter the name and credit code of the company, your name and your post under your account, print the authorisation for the company to stamp, and upload pictures of it and of the business licence.',
    ],
  },
  decision: {
    title: ['等待审核', 'Wait for the decision'],
    text: [
      '总局逐项核对营业执照和授权书，结果以消息通知；未通过的会写明原因，改正后可以再次申请。',
      'The head office compares the licence and the authorisation. You get a message with the result; a rejection gives its reason, and you may ask again.',
    ],
  },
  use: {
    title: ['查看本企业的证书', 'See your certificates'],
    text: [
      '可以看到以本企业统一社会信用代码登记的全部证书及其状态，下载查验二维码；证书暂停、撤销、变更或将要到期时收到消息。',
      'You see all certificates registered under your credit code with their standing, download their codes, and get a message when one is suspended, revoked, changed or about to expire.',
    ],
  },
  wrong: {
    title: ['内容有误时', 'When something is wrong'],
    text: [
      '在证书的查验页面选择“报告错误”，由型式试验机构核对并答复；企业更名或注销证书，向出具证书的机构提出。',
      'Choose "Report an error" on the page of the certificate; its type-testing body checks and answers. For a change of name or to give up a certificate, ask the body that issued it.',
    ],
  },
} as const satisfies Record<string, Said>
