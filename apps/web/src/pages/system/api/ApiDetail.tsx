// One endpoint in full: who may call it, its parameters, its input and output, an example, and a try-out.
import { isPermission, permissions } from '@register/contract/permissions'
import { readApi, type ApiRow, type ApiOperation } from '@register/contract/system/api'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { Facts } from '../../../kit/display/fields/Facts.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { ApiTry } from './ApiTry.tsx'
import { SchemaTree, typeText, type JsonSchema } from './SchemaTree.tsx'
import styles from './api.module.css'
import { places, words } from './words.ts'

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: JsonSchema
}
/** The parts of an OpenAPI operation that are drawn. */
export interface Operation {
  parameters?: readonly Parameter[]
  requestBody?: { content: Readonly<Record<string, { schema: JsonSchema }>> }
  responses: { 200: { content: Readonly<Record<string, { schema: JsonSchema }>> } }
}
// The document is generated from the contract, which always has these parts; only its schemas vary.
export const operationIn = ({ operation }: ApiOperation): Operation => operation as unknown as Operation

const firstOf = (content: Readonly<Record<string, { schema: JsonSchema }>> | undefined) =>
  Object.entries(content ?? {})[0]

export function ApiDetail({ line }: { line: ApiRow }) {
  const t = useTranslate()
  const { method, path, title } = line
  const reading = useRead(readApi, { query: { method, path } }, { staleTime: 600_000 })
  return (
    <article className={`stack fit gap-16 ${styles['one']}`}>
      <h2>{t(title)}</h2>
      <p className="row align-baseline break-words">
        <span className={`rigid quiet ${styles['method']}`} data-effect={line.effect}>
          {method}
        </span>
        <CopyText text={path} />
      </p>
      <Who line={line} />
      <LoadState reading={reading}>{(one) => <Parts line={line} one={one} />}</LoadState>
    </article>
  )
}

function Who({ line: { access, clients, effect } }: { line: ApiRow }) {
  const t = useTranslate()
  const needed = isPermission(access) ? (
    <>
      {t(permissions[access])}
      <code className={`quiet ${styles['permission']}`}>{access}</code>
    </>
  ) : (
    t(access === 'anyone' ? words.anyone : words.signedIn)
  )
  return (
    <Facts
      facts={[
        [words.needs, needed],
        [words.onlyFor, t(clients ? words.clients : words.people)],
        [words.effect, t(effect === 'write' ? words.write : words.read)],
      ]}
    />
  )
}

function Parts({ line, one }: { line: ApiRow; one: ApiOperation }) {
  const t = useTranslate()
  const { parameters = [], requestBody, responses } = operationIn(one)
  const request = firstOf(requestBody?.content)
  const answer = firstOf(responses[200].content)
  const data = answer?.[1].schema.properties?.['data'] ?? answer?.[1].schema
  return (
    <>
      {parameters.length > 0 && (
        <Section title={words.parameters}>
          <PlainTable
            label={words.parameters}
            rows={parameters}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', title: words.name, draw: ({ name }) => <code>{name}</code> },
              {
                key: 'in',
                title: words.place,
                short: true,
                draw: (row) => t(places[row.in] ?? [row.in, row.in]),
              },
              { key: 'type', title: words.type, draw: ({ schema }) => typeText(schema) },
              {
                key: 'required',
                title: words.required,
                short: true,
                draw: ({ required }) => t(required ? words.yes : words.no),
              },
            ]}
          />
        </Section>
      )}
      {request && (
        <Section title={words.request} aside={<code>{request[0]}</code>}>
          <SchemaTree schema={request[1].schema} marks />
        </Section>
      )}
      {one.example.body !== null && (
        <Section title={words.example}>
          <pre className={`break-words tinted rounded pad-12 scroll ${styles['json']}`}>
            {JSON.stringify(one.example.body, null, 2)}
          </pre>
        </Section>
      )}
      <Section title={words.answer} {...(answer && { aside: <code>{answer[0]}</code> })}>
        {data ? <SchemaTree schema={data} /> : t(words.nothing)}
      </Section>
      <Section title={words.try}>
        {one.triable ? (
          <ApiTry line={line} one={one} names={parameters.filter((row) => row.in !== 'header')} />
        ) : (
          <p className="quiet">{t(words.notTriable)}</p>
        )}
      </Section>
    </>
  )
}
