// The files for containers: they parse, name settings and paths that there are, and keep an instance from writing or rising anywhere.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const root = new URL('../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')

interface Service {
  image?: string
  environment?: Record<string, string>
  secrets?: string[]
  read_only?: boolean
  cap_drop?: string[]
  volumes?: string[]
}
interface Compose {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, unknown>
}
const compose = parse(text('deploy/container/compose.yaml'), { merge: true }) as Compose
const { instance1, instance2, database } = compose.services

interface Resource {
  kind: string
  metadata: { name: string; namespace?: string }
  data?: Record<string, string>
  spec: {
    template?: {
      spec: {
        securityContext: { runAsNonRoot: boolean }
        containers: {
          image: string
          securityContext: Record<string, unknown>
          readinessProbe: { httpGet: { path: string } }
          livenessProbe: { httpGet: { path: string } }
        }[]
      }
    }
    instances?: number
    postgresql?: { synchronous: Record<string, unknown> }
    minAvailable?: number
  }
}
const documents = ['register', 'database'].flatMap((name) => parseAllDocuments(text(`deploy/kubernetes/${name}.yaml`)))
const resources = documents.map((document) => document.toJS() as Resource)
const ofKind = (kind: string) => resources.find((one) => one.kind === kind)

test('the manifests parse', () => {
  expect(documents.flatMap(({ errors }) => errors)).toEqual([])
  expect(resources.map(({ kind }) => kind)).toContain('Deployment')
})

test('what the image copies is there, or made by the build', () => {
  const copied = [...text('deploy/container/Dockerfile').matchAll(/^COPY --from=build \/build\/(\S+)/gm)].map(
    ([, path]) => path ?? '',
  )
  expect(copied.length).toBeGreaterThan(4)
  const missing = copied.filter(
    (path) => !existsSync(new URL(path, root)) && !path.endsWith('/dist') && path !== 'node_modules',
  )
  expect(missing).toEqual([])
})

test('an instance runs closed: nothing to write to but its volumes, no capability, not as root', () => {
  for (const one of [instance1, instance2])
    expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  expect(text('deploy/container/Dockerfile')).toMatch(/^USER 10001:10001$/m)
  const { securityContext, containers } = ofKind('Deployment')?.spec.template?.spec ?? {}
  expect(securityContext?.runAsNonRoot).toBe(true)
  expect(containers?.[0]?.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
})

test('what is set is a setting, and each secret is declared once', () => {
  const names = [...Object.keys(instance1?.environment ?? {}), ...Object.keys(ofKind('ConfigMap')?.data ?? {})]
  const settings = text('.env.example')
  const known = (name: string) => new RegExp(`^# ?${name.replace(/_FILE$/, '')}=`, 'm').test(settings)
  expect(names.filter((name) => !known(name))).toEqual([])
  const used = Object.values(compose.services).flatMap(({ secrets = [] }) => secrets)
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.secrets).toSorted())
  const made = text('deploy/container/secrets.sh')
  for (const name of Object.keys(compose.secrets)) expect(made).toContain(`> secrets/${name}\n`)
})

test('two instances share their files and nothing else', () => {
  const of = (service: Service | undefined) => (service?.volumes ?? []).map((volume) => volume.split(':')[0])
  expect(of(instance1).filter((volume) => of(instance2).includes(volume))).toEqual(['files'])
  expect(of(database)).not.toContain('files')
})

test('a probe asks for the process, never for the database that all share', () => {
  const [container] = ofKind('Deployment')?.spec.template?.spec.containers ?? []
  expect(container?.livenessProbe.httpGet.path).toBe('/live')
  expect(container?.readinessProbe.httpGet.path).toBe('/serving')
  expect(text('apps/server/src/http/server.ts')).toMatch(/app\.get\('\/live'.*app\.get\('\/serving'/s)
  expect(ofKind('PodDisruptionBudget')?.spec.minAvailable).toBe(1)
})

test('a write is confirmed by a second database before it is acknowledged', () => {
  expect(ofKind('Cluster')?.spec).toMatchObject({
    instances: 3,
    postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
  })
})

test('no image is taken by a name that changes what it means', () => {
  const images = [database?.image ?? '', ...text('deploy/kubernetes/register.yaml').matchAll(/image: (\S+)/g)].map(
    String,
  )
  for (const image of images) expect(image).toMatch(/:[\w.-]*\d/)
})

/** Calls the command of the image, by a link as it has one, with an empty data folder. */
function register(...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'register-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const link = join(folder, 'register')
  symlinkSync(fileURLToPath(new URL('deploy/container/register.sh', root)), link)
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') }
  const { status, stderr } = spawnSync(link, words, { env, encoding: 'utf8' })
  return { status, stderr }
}

test('the image has the operator’s commands: each begins, and says what it lacks', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
  // A demonstration’s rows are no work of an operator, and a cluster is not begun inside a container.
  const ofOperator = Object.entries(scripts).filter(
    ([name, run]) => /operator\//.test(run) && !/^(cluster|generate)$/.test(name),
  )
  const names = ofOperator.map(([name]) => name)
  expect(names).toContain('backup')
  const usage = register().stderr
  for (const name of [...names, 'check-log']) expect(usage).toMatch(new RegExp(`\\b${name}\\b`))
  const said = {
    backup: ['--', '/nowhere'],
    restore: ['/nowhere'],
    verify: [],
    'files:move': ['--to', 'store'],
    'archive:remove': ['--before', '2026-05'],
    'key:lost': ['7KQ2-9XWM-3TRB'],
    'log:new': ['--confirm', '7KQ2-9XWM-3TRB'],
    'check-log': ['http://127.0.0.1:1'],
  }
  expect(Object.keys(said).toSorted()).toEqual([...names, 'check-log'].toSorted())
  for (const [name, words] of Object.entries(said)) {
    const { status, stderr } = register(name, ...words)
    expect(status, `${name}: ${stderr}`).toBe(2)
    expect(stderr, name).not.toMatch(/Cannot find module|SyntaxError|not found|\n\s+at /)
    expect(stderr, name).toMatch(/There is no register in|\/nowhere|cannot be reached|FILES_URL|127\.0\.0\.1/)
  }
  expect(register('generate', '100').status).toBe(2)
})
