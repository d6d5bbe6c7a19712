// Texts of signing in with accounts of other systems.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  others: ['其他登录方式', 'Sign in with'],
  title: siteScreens.open_id.title,
  working: ['正在登录', 'Signing in'],
  over: ['没有正在进行的登录', 'No sign-in is in progress'],
  failed: ['登录没有完成', 'You are not signed in'],
  toLogin: ['返回登录', 'Back to signing in'],
  first: [
    '您已通过验证，但这个账号还没有与本系统的账号绑定。请用原有方式登录一次，然后确认绑定。',
    'The other system has confirmed who you are, but that account is not linked with one here yet. Sign in once as usual, then confirm the link.',
  ],
  signIn: ['登录并绑定', 'Sign in to link'],
  link: ['绑定', 'Link'],
  notNow: ['暂不绑定', 'Not now'],
  done: ['已绑定', 'Linked'],
  doneText: ['以后可以用它登录。', 'You can sign in with it from now on.'],
  home: ['进入首页', 'To the home page'],
} as const satisfies Record<string, Phrase>

export const linkWith = (provider: string, nickname: string, username: string): Phrase => [
  `将您的“${provider}”账号与 ${nickname}（${username}）绑定？以后用它即可登录本系统。`,
  `Link your account of "${provider}" with ${nickname} (${username})? You can then sign in here with it.`,
]
