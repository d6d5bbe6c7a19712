// A condition as read from its text: plain data, as deep as the parser allows.

export type Comparison = '==' | '!=' | '===' | '!==' | '<' | '<=' | '>' | '>=' | 'in'

export type Tree =
  | { is: 'value'; value: string | number | boolean | null | undefined }
  | { is: 'form' }
  | { is: 'list'; parts: readonly Tree[] }
  | { is: 'member'; of: Tree; key: Tree }
  | { is: 'includes'; of: Tree; what: Tree }
  | { is: 'not'; of: Tree }
  | { is: 'compare'; how: Comparison; left: Tree; right: Tree }
  | { is: 'any' | 'every'; parts: readonly Tree[] }
