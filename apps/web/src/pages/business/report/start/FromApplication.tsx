// Shows the issued code a report will be written for, and starts the draft with all that is known.
import { listApplications, openApplication } from '@register/contract/business/codeApply'
import { applicationFields, type Application } from '@register/contract/business/codeApplyShape'
import { findManufacturers, insertReport, queryList } from '@register/contract/business/report'
import { useNavigate } from 'react-router'
import { call } from '../../../../api/call.ts'
import { useSay } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { FieldList } from '../../../../kit/display/FieldList.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { LoadState } from '../../../../kit/feedback/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import { CertificateNo } from '../../CertificateNo.tsx'
import styles from '../edit/edit.module.css'
import { words } from '../edit/words.ts'

/** Address and licence, where the register knows this very company. A failure here must not stop the writing. */
async function knownOf({ manufacturerName }: Application) {
  const found = await call(findManufacturers, { body: { keyword: manufacturerName } }).catch(() => [])
  const maker = found.find(({ name }) => name === manufacturerName)
  if (!maker) return {}
  return {
    ...(maker.address && { manufacturerAddress: maker.address }),
    ...(maker.licenceNo && { manufacturerLicenceNo: maker.licenceNo }),
    country: maker.country,
  }
}

export function FromApplication({ id, onOther }: { id: number; onOther: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const reading = useRead(openApplication, { body: { id } })
  const insert = useWrite(insertReport, { refreshes: [queryList, listApplications] })
  async function begin(application: Application) {
    const {
      code,
      categoryCode,
      productName,
      model,
      manufacturerName,
      manufacturerCreditCode,
      applicantName,
      testBasis,
    } = application
    const body = {
      certificateNo: code,
      categoryCode,
      productName,
      model,
      manufacturerName,
      ...(manufacturerCreditCode && { manufacturerCreditCode }),
      applicantName,
      testBasis,
      ...(await knownOf(application)),
    }
    const report = await insert.mutateAsync({ body })
    await navigate(paths.reportEdit(report.id), { replace: true })
  }
  return (
    <LoadState reading={reading}>
      {(application) => (
        <Section title={say(words.chosen)} aside={<CertificateNo no={application.code} />}>
          <FieldList
            fields={applicationFields}
            values={{ ...application }}
            drawn={{ categoryCode: `${application.categoryCode} ${application.categoryName}` }}
          />
          <div className={styles['acts']}>
            <Action kind="primary" icon="form" label={say(words.begin)} onPress={() => begin(application)} />
            <Action label={say(words.otherCode)} onPress={onOther} />
          </div>
        </Section>
      )}
    </LoadState>
  )
}
