// Shows the issued code that a report will be written for, and creates the draft with all known data.
import { listApplications, readApplication } from '@register/contract/business/codeApply/codeApply'
import { applicationFields, type Application } from '@register/contract/business/codeApply/shape'
import { findManufacturers } from '@register/contract/business/report/parties/manufacturer'
import { insertReport, queryList } from '@register/contract/business/report/report'
import { Navigate } from 'react-router'
import { call } from '../../../../api/call.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { FieldList } from '../../../../kit/display/fields/FieldList.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useTab } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { CertificateNo } from '../../CertificateNo.tsx'
import { words } from '../edit/words.ts'

/** Address and licence, where the register knows this company. A failure here must not stop the writing. */
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

/** The page of the report that has the code already: its editor, or its reading page once it is published. */
const reportOf = (id: number, status: Application['status']) =>
  status === 'used' ? paths.reportDetail(id) : paths.reportEdit(id)

export function FromApplication({ id, onOther }: { id: number; onOther: () => void }) {
  const { leaveFor } = useTab()
  const reading = useRead(readApplication, { body: { id } })
  const insert = useWrite(insertReport, { refreshes: [queryList, listApplications, readApplication] })
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
    const known = await knownOf(application)
    const body = {
      certificateNo: code,
      categoryCode,
      productName,
      model,
      manufacturerName,
      ...(manufacturerCreditCode && { manufacturerCreditCode }),
      applicantName,
      testBasis,
      ...known,
      ...(applicantName === manufacturerName && {
        ...(manufacturerCreditCode && { applicantCreditCode: manufacturerCreditCode }),
        ...('manufacturerAddress' in known && { applicantAddress: known.manufacturerAddress }),
      }),
    }
    const report = await insert.mutateAsync({ body }).catch(async (error: unknown) => {
      // A colleague may have begun the report a moment ago: the page then leads to that draft.
      await reading.refetch()
      throw error
    })
    leaveFor(paths.reportEdit(report.id), { replace: true })
  }
  return (
    <LoadState reading={reading}>
      {(application) =>
        application.reportId !== null ? (
          <Navigate to={reportOf(application.reportId, application.status)} replace />
        ) : (
          <Section title={words.chosen} aside={<CertificateNo no={application.code} />}>
            <FieldList
              fields={applicationFields}
              values={{ ...application }}
              drawn={{ categoryCode: `${application.categoryCode} ${application.categoryName}` }}
            />
            <div className="row wrap gap-8 above-16">
              <Action kind="primary" icon="form" label={words.begin} onPress={() => begin(application)} />
              <Action label={words.otherCode} onPress={onOther} />
            </div>
          </Section>
        )
      }
    </LoadState>
  )
}
