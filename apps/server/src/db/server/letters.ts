// Whether a database makes capital letters as the register does: by its encoding and locale, for good from its making on. A search finds a name in it in the spelling of the first only where it does.
import type pg from 'pg'
import type { Phrase } from '@register/contract/phrase'
import { StartProblem } from '../../config/startProblem.ts'

/** Latin (a Turkish locale has another capital for the first), Greek and Cyrillic. */
const [small, capital] = ['iéøłžωж', 'IÉØŁŽΩЖ'] as const
const howMade = 'createdb --encoding UTF8 --locale C.UTF-8 --template template0'

/** What is wrong, with what would be right; undefined in a database that is in order. */
export async function wrongLetters(client: pg.Client): Promise<Phrase | undefined> {
  const { rows } = await client.query<{ encoding: string; locale: string }>(
    "SELECT current_setting('server_encoding') AS encoding, datctype AS locale FROM pg_database WHERE datname = current_database()",
  )
  const { encoding = '', locale = '' } = rows[0] ?? {}
  if (encoding !== 'UTF8')
    return [
      `数据库的编码是 ${encoding}，应为 UTF8：请用 ${howMade} 新建`,
      `The database has the encoding ${encoding}, and must have UTF8: make it by ${howMade}`,
    ]
  const { rows: made } = await client.query<{ capital: string }>('SELECT upper($1::text) AS capital', [small])
  if (made[0]?.capital === capital) return undefined
  return [
    `数据库的区域设置 ${locale} 不能正确转换大小写字母，检索会漏掉含此类字母的名称：请用 ${howMade} 新建`,
    `The database has the locale ${locale}, whose capital letters are others, so searches would miss names with such letters: make it by ${howMade}`,
  ]
}

/** For a database that is about to become a register. Throws StartProblem. */
export async function refuseLetters(client: pg.Client): Promise<void> {
  const wrong = await wrongLetters(client)
  if (wrong) throw new StartProblem(wrong)
}
