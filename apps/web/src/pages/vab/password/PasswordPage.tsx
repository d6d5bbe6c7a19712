// The strength of a password while it is typed, and its six states next to each other.
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { ConfigForm } from '../../../showcase/config/ConfigForm.tsx'
import type { FormConfig, FormValues } from '../../../showcase/config/formConfig.ts'
import { PasswordStrength } from '../../../kit/input/password/PasswordStrength.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { Example } from '../Example.tsx'
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { Showcase } from '../Showcase.tsx'

const words = {
  typed: ['边输入边提示', 'While typing'],
  typedText: [
    '与服务器使用同一判断：密码策略不接受的最多两格，并说明原因；接受之后，再按长度与字符种类给三到五格。文字、刻度与颜色同时说明。',
    'Judged by the rules of the server: a password that the policy refuses has two marks at most, with the reason; an accepted one has three to five, by length and variety. Shown by word, bar and colour.',
  ],
  password: ['新密码', 'New password'],
  states: ['各级', 'All levels'],
  statesText: ['每一级的样子。', 'What each level looks like.'],
  example: ['例', 'Example'],
  strength: ['强度', 'Strength'],
} as const satisfies Record<string, Phrase>

const config: FormConfig = {
  formItems: [{ component: 'input', name: 'password', label: words.password, span: 12, options: { type: 'password' } }],
}
const examples = ['', 'Abc12!', 'Password2026!', 'Kq7mWc5JdYf9', 'Kq7mWc5J-Yf9.z', 'kettle 42 Orbit-velvet 7']

export function PasswordPage() {
  const [value, setValue] = useState<FormValues>({})
  const typed = value['password']
  return (
    <Showcase piece={pieceOf(formPieces, 'vab/password')}>
      <Example title={words.typed} text={words.typedText}>
        <ConfigForm label={words.typed} config={config} value={value} onChange={setValue} />
        <PasswordStrength password={typeof typed === 'string' ? typed : ''} />
      </Example>
      <Example title={words.states} text={words.statesText}>
        <PlainTable
          label={words.states}
          rows={examples}
          rowKey={(_, at) => at}
          columns={[
            {
              key: 'example',
              title: words.example,
              draw: (password) => <code>{password || '—'}</code>,
            },
            {
              key: 'strength',
              title: words.strength,
              draw: (password) => <PasswordStrength password={password} />,
            },
          ]}
        />
      </Example>
    </Showcase>
  )
}
