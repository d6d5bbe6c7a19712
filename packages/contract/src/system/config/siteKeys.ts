// Keys of the public site: its name and look, and whose register it is.
import { productName } from '../../product.ts'
import type { ConfigKeys } from './key.ts'

export const siteKeys = {
  appName: {
    class: 'site',
    type: 'pair',
    default: productName,
    maxLength: 40,
    required: true,
    label: ['系统名称', 'Name of the application'],
    hint: ['显示在每个页面的标题中', 'In the title of every page'],
  },
  siteHead: {
    class: 'site',
    type: 'pair',
    default: ['', ''],
    maxLength: 40,
    label: ['公众网站名称', 'Name of the public site'],
    hint: ['显示在公众页面顶部；不填则用系统名称', 'At the head of public pages. Empty: the name of the application'],
  },
  logo: {
    class: 'site',
    type: 'picture',
    default: '',
    label: ['标识', 'Logo'],
    hint: ['显示在名称之前，高 32 像素；不选则只显示名称', 'Before the name, 32 pixels high. None: the name alone'],
  },
  defaultLanguage: {
    class: 'site',
    type: 'choice',
    default: 'browser',
    options: [
      { value: 'browser', label: ['随浏览器', 'As the browser says'] },
      { value: 'zh', label: ['中文', 'Chinese'] },
      { value: 'en', label: ['英文', 'English'] },
    ],
    label: ['默认语言', 'First language'],
    hint: ['访问者自己选择之后以其选择为准', 'Until a visitor chooses one'],
  },
  themeColour: {
    class: 'site',
    type: 'colour',
    default: '#0958d9',
    label: ['主题色', 'Theme colour'],
    hint: ['按钮与链接的颜色；个人在办公端的选择优先', "Of buttons and links. A person's own choice comes first"],
  },
  operator: {
    class: 'site',
    type: 'pair',
    default: ['', ''],
    maxLength: 120,
    label: ['运营单位', 'Operator of the register'],
    hint: ['显示在每个公众页面底部', 'At the foot of every public page'],
  },
  legalBasis: {
    class: 'site',
    type: 'pair',
    default: ['', ''],
    maxLength: 120,
    label: ['设立依据', 'Legal basis'],
    hint: ['显示在运营单位之后', 'After who keeps it'],
  },
} as const satisfies ConfigKeys
