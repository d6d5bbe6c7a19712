// Texts of the pages at addresses that only the stored menu has.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  noPage: [
    '此菜单的页面尚未提供。如需使用，请联系系统管理员。',
    'The page of this menu entry is not available yet. If you need it, ask your administrator.',
  ],
  elsewhere: [
    '此地址未被允许嵌入本系统，请在新窗口中打开。',
    'This address may not be shown inside the office. Open it in a new window.',
  ],
  toHome: ['返回首页', 'Go to the start page'],
} as const satisfies Record<string, Phrase>
