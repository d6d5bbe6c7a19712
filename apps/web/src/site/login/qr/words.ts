// Texts of signing in by QR code, on both devices.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  how: [
    '用手机扫描二维码，在已登录本系统的手机浏览器中确认。',
    'Scan this with a telephone whose browser is signed in here, and confirm there.',
  ],
  simulated: ['演示：3 秒后模拟扫描', 'Demonstration: the scan is simulated after 3 seconds'],
  code: ['登录二维码', 'QR code to sign in by'],
  waiting: ['等待扫描', 'Waiting for a scan'],
  scanned: ['已扫描｜请在手机上点击授权登录', 'Scanned. Please authorise on the telephone'],
  scannedDemo: ['已扫描｜请在设备中点击授权登录', 'Scanned. Please authorise on the device'],
  authorise: ['授权登录', 'Authorise'],
  demoAuthorise: ['授权登录（演示）', 'Authorise (demonstration)'],
  authorised: ['已授权，正在登录', 'Authorised. Signing in'],
  refused: ['手机上已拒绝这次登录', 'Refused on the telephone'],
  expired: ['二维码已过期', 'This code has expired'],
  renew: ['刷新二维码', 'New code'],
  failed: ['二维码没有加载', 'The code did not load'],
  title: siteScreens.qr_sign_in.title,
  ask: ['另一台设备请求以您的账号登录：', 'Another screen asks to sign in as you:'],
  account: ['账号', 'Account'],
  from: ['地址', 'Address'],
  near: ['（与本机相同的网络）', ' (the network of this telephone)'],
  far: ['（与本机不同的网络）', ' (not the network of this telephone)'],
  agent: ['浏览器', 'Browser'],
  unknownAgent: ['未知浏览器', 'Unknown browser'],
  at: ['时间', 'Time'],
  careful: [
    '只有当二维码就在您面前的屏幕上、且由您本人打开时才授权。他人发来的二维码，请拒绝。',
    'Authorise only if you opened the code yourself on the screen in front of you. Refuse a code that another person has sent you.',
  ],
  refuse: ['拒绝', 'Refuse'],
  done: ['已授权登录', 'Authorised'],
  doneText: ['请回到另一台设备继续。', 'Continue on the other screen.'],
  no: ['已拒绝', 'Refused'],
  noText: ['那台设备不会登录。', 'That screen is not signed in.'],
  noTextMore: [
    '如果不是您本人打开的二维码，请修改密码。',
    'If you did not open that code yourself, change your password.',
  ],
  home: ['进入首页', 'To the home page'],
  bad: ['无法使用这个二维码', 'This code cannot be used'],
} as const satisfies Record<string, Phrase>
