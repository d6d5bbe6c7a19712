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
    label: ['标志', 'Logo'],
    hint: ['显示在名称之前，高 32 像素；不选则只显示名称', 'Before the name, 32 pixels high. None: the name alone'],
  },
  defaultLanguage: {
    class: 'site',
    type: 'choice',
    default: 'zh',
    options: [
      { value: 'zh', label: ['中文', 'Chinese'] },
      { value: 'browser', label: ['随浏览器', 'As the browser says'] },
      { value: 'en', label: ['英文', 'English'] },
    ],
    label: ['默认语言', 'First language'],
    hint: [
      '访问者自己选择之后以其选择为准；随浏览器时，既非中文也非英文的浏览器显示中文',
      'Until a visitor chooses one. As the browser says: a browser of neither language gets Chinese',
    ],
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
    hint: ['显示在运营单位之后', 'After the operator'],
  },
  contact: {
    class: 'site',
    type: 'pair',
    default: ['', ''],
    maxLength: 200,
    label: ['联系方式', 'Contact'],
    hint: [
      '电话、邮箱或地址；显示在每个公众页面底部，浏览器不能运行脚本时也显示',
      'Telephone, mail or address, at the foot of every public page, and where a browser runs no scripts',
    ],
  },
  securityContact: {
    class: 'site',
    type: 'text',
    default: '',
    maxLength: 200,
    shape: /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)?$/,
    shapeProblem: [
      '应为 mailto:、https:// 或 tel: 开头的地址，例如 mailto:security@example.cn',
      'must begin with mailto:, https:// or tel:, such as mailto:security@example.cn',
    ],
    label: ['安全问题联系地址', 'Where to report a security problem'],
    hint: [
      '公布在 /.well-known/security.txt（RFC 9116）；不填则没有此文件',
      'Published at /.well-known/security.txt (RFC 9116). Empty: there is no such file',
    ],
  },
} as const satisfies ConfigKeys
