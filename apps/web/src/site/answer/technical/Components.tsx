// The main components with their own certificates, each a way to its answer.
import { parseNo } from '@register/contract/business/numbers/certificateNo'
import type { Answer } from '@register/contract/business/publicReport'
import { Link } from '../../../kit/plain/Link.tsx'
import { useSay } from '../../../api/language.ts'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import styles from './Table.module.css'
import { Part } from '../Part.tsx'
import { words } from '../words.ts'

export const Components = ({ components }: { components: Answer['components'] }) => {
  const say = useSay()
  const heads = [words.componentName, words.componentModel, words.componentMaker, words.componentCertificate]
  return (
    <Part title={say(words.components)}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head[1]} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {components.map((component, at) => (
            // Two components may read alike; their place is what tells them apart.
            <tr key={at}>
              <th scope="row">{component.name}</th>
              <td data-label={say(words.componentModel)}>{component.model || '—'}</td>
              <td data-label={say(words.componentMaker)}>{component.manufacturer || '—'}</td>
              <td data-label={say(words.componentCertificate)}>
                {parseNo(component.certificateNo) ? (
                  <Link to={paths.answer(component.certificateNo)}>
                    <CertificateNumber number={component.certificateNo} />
                  </Link>
                ) : (
                  component.certificateNo || '—'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
