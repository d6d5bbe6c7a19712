// About the product: its version, and the libraries it uses.
import { demoVersion } from '@register/contract/demo/version'
import type { Phrase } from '@register/contract/phrase'
import { productName, productVersion } from '@register/contract/product'
import { otherScreens } from '@register/contract/screens/other'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import * as paths from '../../../paths.ts'
import styles from '../other.module.css'
import { dependencies } from '../../../../package.json'

// The libraries of the web app, read from its own package: names and versions as built in.
interface Library {
  name: string
  version: string
}

/** Without the parts of this product. */
const libraries: readonly Library[] = Object.entries(dependencies)
  .filter(([name]) => !name.startsWith('@register/'))
  .map(([name, version]) => ({ name, version }))

const words = {
  title: otherScreens['other/about'].title,
  text: [
    '本系统是什么、运行的版本与所用的开源软件',
    'What this system is, the running version, and the open-source software it uses',
  ],
  what: ['本系统', 'This system'],
  purpose: [
    '公示特种设备型式试验证书：机构编写报告并发布证书，公众按编号或二维码查验真伪与有效性，每次变更都留下可核对的公开记录。',
    'A public register of type-test certificates for special equipment: testing bodies write reports and publish certificates, anyone checks by number or QR code whether one is genuine and valid, and each change leaves a public record that can be checked.',
  ],
  versions: ['版本', 'Versions'],
  part: ['部分', 'Part'],
  version: ['版本', 'Version'],
  web: ['网页', 'Web app'],
  server: ['服务器', 'Server'],
  latest: ['最新版本', 'Latest version'],
  libraries: ['网页所用的开源软件', 'Libraries of the web app'],
  name: ['名称', 'Name'],
} as const satisfies Record<string, Phrase>

export function About() {
  const t = useTranslate()
  const reading = useRead(demoVersion, {})
  const columns = [
    { key: 'name', title: t(words.part), draw: ({ name }: { name: string }) => name },
    { key: 'version', title: t(words.version), short: true, draw: ({ version }: { version: string }) => version },
  ]
  return (
    <>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <div className="stack fit gap-16 above-16">
        <Section title={words.what}>
          <p className={`below-12 quiet ${styles['text']}`}>
            <strong>{t(productName)}</strong>
          </p>
          <p className={`below-12 quiet ${styles['text']}`}>{t(words.purpose)}</p>
        </Section>
        <Section title={words.versions}>
          <LoadState reading={reading} lines={3}>
            {({ version, latest }) => (
              <PlainTable
                label={words.versions}
                rowKey={({ name }) => name}
                rows={[
                  { name: t(words.web), version: productVersion },
                  { name: t(words.server), version },
                  { name: t(words.latest), version: latest },
                ]}
                columns={columns}
              />
            )}
          </LoadState>
        </Section>
        <Section title={words.libraries}>
          <PlainTable
            label={words.libraries}
            rowKey={({ name }) => name}
            rows={libraries}
            columns={columns.map((column) => (column.key === 'name' ? { ...column, title: words.name } : column))}
          />
        </Section>
      </div>
    </>
  )
}
