// Signing in and out, the session, and what the signed-in person may see (docs/rules/access.md#sessions).
import { z } from 'zod'
import { labelled } from '../messages/labelled.ts'
import { endpoint } from '../endpoint.ts'
import { captchaGiven, workBits } from '../input/captcha.ts'
import { sealedExample, sealedPassword } from '../input/password/sealed.ts'
import { entered, session } from './signIn/entered.ts'

export { sealedPassword, type SealedPassword } from '../input/password/sealed.ts'

/** How the password travels: x25519 with an ephemeral key, HKDF-SHA-256, AES-256-GCM over {password, salt}. */
export const passwordAlgorithm = 'x25519-hkdf-sha256-aes256gcm' as const

export const getSalt = endpoint({
  method: 'GET',
  path: '/api/system/getSalt',
  access: 'anyone',
  effect: 'read',
  rate: 'offer',
  summary: ['登录加密公钥与一次性盐', 'Public key and one-time salt for encrypting a password'],
  /** Keys and salt in base64url. The salt is used up by one sign-in and lives five minutes. */
  output: z.object({
    algorithm: z.literal(passwordAlgorithm),
    keyId: z.string(),
    publicKey: z.string(),
    salt: z.string(),
  }),
})

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/code',
  access: 'anyone',
  effect: 'read',
  rate: 'offer',
  summary: ['图形验证码', 'Captcha picture'],
  /** `bits`: the work that it asks of the caller's device besides the answer. */
  output: z.object({ captchaEnabled: z.boolean(), uuid: z.string(), img: z.string(), bits: workBits }),
})

/** For those who cannot read the picture; answered in its place. */
export const getSpokenCaptcha = endpoint({
  method: 'GET',
  path: '/api/code/spoken',
  access: 'anyone',
  effect: 'read',
  rate: 'offer',
  summary: ['语音验证码', 'Spoken captcha'],
  /** `audio`: six digits in the caller's language, as WAV in base64. */
  output: z.object({ captchaEnabled: z.boolean(), uuid: z.string(), audio: z.string(), bits: workBits }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/system/login',
  access: 'anyone',
  effect: 'write',
  rate: 'signIn',
  summary: ['登录', 'Sign in'],
  body: z.strictObject({
    username: labelled(z.string().trim().min(1).max(30), ['用户名', 'User name']),
    credentials: sealedPassword,
    ...captchaGiven,
    remember: z.boolean().default(false),
  }),
  output: entered,
  audit: 'session.login',
  example: { body: { username: 'expert', credentials: sealedExample } },
})

export const refresh = endpoint({
  method: 'POST',
  path: '/api/system/refresh',
  access: 'anyone',
  effect: 'write',
  rate: 'refresh',
  proof: 'refreshCookie',
  summary: ['续期会话', 'Renew the session by the refresh cookie'],
  output: session,
  audit: 'session.refresh',
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/system/logout',
  access: 'signedIn',
  effect: 'write',
  rate: 'write',
  beforeNewPassword: true,
  summary: ['退出登录', 'Sign out'],
  audit: 'session.logout',
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/system/user/profile/updatePwd',
  access: 'signedIn',
  effect: 'write',
  rate: 'signIn',
  beforeNewPassword: true,
  summary: ['修改自己的密码', 'Change one’s own password'],
  /** Both passwords sealed together for one salt: {oldPassword, newPassword, salt}. */
  body: z.strictObject({ credentials: sealedPassword }),
  audit: 'user.changePassword',
  example: { body: { credentials: sealedExample } },
})

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/system/user/profile/confirmPwd',
  access: 'signedIn',
  effect: 'write',
  rate: 'signIn',
  beforeFactor: true,
  beforeSetup: true,
  summary: ['再次确认密码', 'Give one’s password again, for what an open screen alone does not open'],
  /** As for `login`: {password, salt}. */
  body: z.strictObject({ credentials: sealedPassword }),
  audit: 'session.confirm',
  example: { body: { credentials: sealedExample } },
})

const user = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  deptId: z.int().nullable(),
  deptName: z.string(),
  /** Set when the department is a type-testing body. */
  bodyCode: z.string().nullable(),
  /** Where the picture is read, for ten minutes; empty where there is none. */
  avatar: z.string(),
})

export const permissionInfo = z.object({
  user,
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  mustChangePassword: z.boolean(),
  /** The register runs in production and still waits for its administrators, whom this person is to name. */
  setupDue: z.boolean(),
  /** Why: a first or reset password, or one that has had its time. */
  passwordDue: z.enum(['initial', 'outdated']).nullable(),
  /** This person administers the register and has no second factor yet, without which nothing opens. */
  factorDue: z.boolean(),
  /** Days until the password expires; null before the last seven days. */
  passwordDaysLeft: z.int().nullable(),
})
export type PermissionInfo = z.output<typeof permissionInfo>

export const getPermissionInfo = endpoint({
  method: 'GET',
  path: '/api/system/get-permission-info',
  access: 'signedIn',
  effect: 'read',
  beforeNewPassword: true,
  summary: ['当前用户、角色与权限', 'The signed-in user with roles and permissions'],
  output: permissionInfo,
})

export interface RouteNode {
  name: string
  path: string
  /** View name in the web app's registry; empty for a directory. */
  component: string
  meta: {
    title: string
    icon: string
    type: 'menu' | 'link' | 'iframe'
    /** Of an iframe: what it shows; its path is one of the office. */
    url: string
    hidden: boolean
    active: string
    fullpage: boolean
    tag: string
  }
  children: RouteNode[]
}

export const routeNode: z.ZodType<RouteNode> = z.object({
  name: z.string(),
  path: z.string(),
  component: z.string(),
  meta: z.object({
    title: z.string(),
    icon: z.string(),
    type: z.enum(['menu', 'link', 'iframe']),
    url: z.string(),
    hidden: z.boolean(),
    active: z.string(),
    fullpage: z.boolean(),
    tag: z.string(),
  }),
  get children() {
    return z.array(routeNode)
  },
})

export const getRouters = endpoint({
  method: 'GET',
  path: '/api/system/getRouters',
  access: 'signedIn',
  effect: 'read',
  summary: ['当前用户的菜单', 'The signed-in user’s menus'],
  output: z.array(routeNode),
})
