// The OpenAPI 3.1 document of the whole API, made from the endpoints alone.
import { endpoints } from '../all.ts'
import { permissions } from '../permissions.ts'
import { productName, productVersion } from '../product.ts'
import { clientScopes } from '../system/client/scopes.ts'
import { getToken } from '../system/client/token.ts'
import { tagsOf } from './areas.ts'
import { operationOf } from './operation.ts'
import { shareSchemas } from './references.ts'
import { refusalResponses, refusalSchema } from './refusals.ts'
import type { Json } from './schema.ts'

const conventions = [
  [
    '文本去除首尾空格后再检查，长度按 UTF-16 计；列表请求中的 null、空文本和参数 _ 视为没有；不可见字符被去除或拒绝。',
    'Texts are judged without the spaces around them, their length in UTF-16 units; in requests of lists null, an empty text and the parameter _ mean nothing; invisible characters are removed or refused.',
  ],
  [
    '`x-rules`：关键字无法表达的规则，先中文后英文；`names` 为拒绝时所指的字段。',
    '`x-rules`: what no keyword can say, in Chinese and English; `names` has the fields that the refusal names.',
  ],
  [
    '筛选条件写作“值|运算符”，同列多个以 && 连接；运算符为 = != > >= < <= include notinclude。',
    'A filter reads value|operator, several of one column joined by &&; the operators are = != > >= < <= include notinclude.',
  ],
] as const

const description = [
  productName[0],
  conventions.map(([, en]) => en).join('\n\n'),
  conventions.map(([zh]) => zh).join('\n\n'),
].join('\n\n')

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The token of a signed-in person · 登录人员的令牌' },
  client: {
    type: 'oauth2',
    description: 'The token of a client · 应用的令牌',
    flows: {
      clientCredentials: {
        tokenUrl: getToken.path,
        scopes: Object.fromEntries(
          clientScopes.map((scope) => [scope, `${permissions[scope][1]} · ${permissions[scope][0]}`]),
        ),
      },
    },
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'RT',
    description:
      'Set by signing in, called __Secure-RT where the site has https; calls from other sites are refused · 登录时设置；https 时名为 __Secure-RT；拒绝其他网站的请求',
  },
  clientSecret: { type: 'http', scheme: 'basic', description: 'Id and secret of a client · 应用标识与密钥' },
}

const language = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'The language of messages and labels · 消息与名称的语言',
  schema: { type: 'string', examples: ['zh-CN', 'en'] },
}

/** OpenAPI has no sign for a parameter that is the rest of the path. */
export const documentPath = (path: string): string => path.replace('{+', '{')

/** Paths in alphabetical order, so that the written file changes only where the contract does. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const path = documentPath(endpoint.path)
    paths[path] = {
      parameters: [{ $ref: '#/components/parameters/AcceptLanguage' }],
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    }
  }
  const { root, schemas } = shareSchemas(paths)
  return {
    openapi: '3.1.0',
    info: {
      title: productName[1],
      description,
      version: productVersion,
      license: { name: 'Proprietary: all rights reserved · 保留所有权利' },
    },
    servers: [{ url: '/', description: 'The register that answers this document · 提供本文件的登记系统' }],
    tags: tagsOf(endpoints),
    paths: root,
    components: {
      securitySchemes,
      parameters: { AcceptLanguage: language },
      responses: refusalResponses,
      schemas: { ...refusalSchema, ...schemas },
    },
  }
}
