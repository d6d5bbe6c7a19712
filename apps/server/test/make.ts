// Makes common records for tests, through the API as people make them.
import { generateCode, reviewByHead, reviewBySociety } from '@register/contract/business/codeApply/codeApply'
import { type Application } from '@register/contract/business/codeApply/shape'
import { uploadBusinessFile } from '@register/contract/business/file'
import { insertReport, publishReport } from '@register/contract/business/report/report'
import { type Report, type ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { makeContent } from '../seed/demo/contents.ts'
import { makers } from '../seed/demo/makers.ts'
import { certificatePdf } from '../seed/demo/pdf.ts'
import { dice } from '../seed/demo/random.ts'
import type { Caller, TestApp } from './app.ts'

let chance = dice(7)
/** Resets the dice, so that each test file gets the same contents, whatever ran before in the same process. */
export const resetDice = (): void => {
  chance = dice(7)
}

export const applicationFor = (categoryCode = '3110') => {
  const maker = makers[chance.between(0, 40)]
  return {
    categoryCode,
    productName: '曳引驱动乘客电梯',
    model: 'HX-1000/1.75',
    manufacturerName: maker?.name ?? '',
    manufacturerCreditCode: maker?.creditCode ?? '',
    applicantName: maker?.name ?? '',
    testBasis: ['TSG T7007-2022'],
    plannedTestDate: shanghaiDay(),
    declaration: true as const,
    files: [] as string[],
  }
}

/** An application that has passed both steps: its code is issued. */
export async function issuedCode(app: TestApp, staff: Caller, categoryCode = '3110'): Promise<Application> {
  const [head, expert] = [await app.as('head-office'), await app.as('expert')]
  const applied = await staff(generateCode, { body: applicationFor(categoryCode) })
  const passed = await head(reviewByHead, { body: { id: applied.id, rev: applied.rev, decision: 'pass' } })
  return expert(reviewBySociety, { body: { id: passed.id, rev: passed.rev, decision: 'pass' } })
}

export const certificateFile = { name: 'certificate.pdf', bytes: certificatePdf(['TYPE TEST CERTIFICATE']) }

export const uploadCertificate = (caller: Caller) =>
  caller(uploadBusinessFile, { body: { kind: 'certificate' } }, { file: certificateFile })

/** Makes an application one that was made and approved on this day, as if the clock had run since. */
export async function backdate(app: TestApp, id: number, day: string): Promise<void> {
  const start = `${day}T00:00:00+08:00`
  await app.owner.query('UPDATE code_application SET created_at = $2 WHERE id = $1', [id, start])
  await app.owner.query('UPDATE code_application_event SET at = $2 WHERE application_id = $1', [id, start])
}

let reports = 0

/** The complete content of a lift report, without number and files. */
export const liftContent = (more: Partial<ReportContent> = {}): ReportContent => ({
  ...makeContent(chance, { today: shanghaiDay(), daysAgo: 0, category: '3110' }),
  reportNo: [`DT-${Date.now()}-${++reports}`],
  ...more,
})

/** A complete draft with an issued code and its certificate, made by the staff of body 901. */
export async function completeDraft(app: TestApp, staff: Caller, more: Partial<ReportContent> = {}): Promise<Report> {
  const application = await issuedCode(app, staff, more.categoryCode ?? '3110')
  if (more.issueDate) await backdate(app, application.id, more.testStartDate ?? more.issueDate)
  const file = await uploadCertificate(staff)
  return staff(insertReport, { body: liftContent({ certificateNo: application.code, fileIds: [file.id], ...more }) })
}

/** The manufacturer of a report, for another one of the same manufacturer. */
export const makerOf = ({
  content,
}: Report): Pick<ReportContent, 'manufacturerName' | 'manufacturerCreditCode' | 'country'> => {
  const { manufacturerName, manufacturerCreditCode, country } = content as Partial<ReportContent>
  return { manufacturerName, manufacturerCreditCode, country }
}

/** A published report of body 901. */
export async function publishedReport(app: TestApp, more: Partial<ReportContent> = {}): Promise<Report> {
  const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]
  const draft = await completeDraft(app, staff, more)
  return manager(publishReport, { body: { id: draft.id, rev: draft.rev } })
}

const machine = {
  driveMode: 'traction',
  ropingRatio: '2:1',
  speedControl: 'vvvf',
  machinePosition: 'wellTop',
  ropeWrap: 'single',
  carSuspension: 'bottom',
  environment: 'outdoor',
  controllerPlacement: 'well',
  suspensionKind: 'steelRope',
  overspeedKind: 'sheave',
  unintendedKind: 'machineBrake',
  carCount: '1',
}

/** A lift whose table prints everything that decides, and the values of a machine that it covers. */
export const coveredLift = {
  content: {
    coverage: [
      {
        conditions: [
          { parameter: 'ratedLoad', to: 1000 },
          { parameter: 'ratedSpeed', to: 1 },
          { parameter: 'carGuideRails', from: 4 },
          ...Object.entries(machine).map(([parameter, value]) => ({ parameter, values: [value] })),
        ],
      },
    ],
    coverageWhole: true,
    coverageModels: [],
  } satisfies Partial<ReportContent>,
  values: { ratedLoad: '800', ratedSpeed: '1', carGuideRails: '4', ...machine },
}

/** What the head office writes of a rule that ends certificates; the day and the choice are the test's. */
export const ruleSaid = {
  title: 'TSG 71-2023',
  announcementNo: '2023 年第 36 号公告',
  sentenceZh: '须补发证书后方可使用',
  sentenceEn: 'It may be used only with a reissued certificate',
  reason: '过渡期满',
}

/** An existing certificate that states little, registered and published in one call. */
export const oldPaper = <M extends object>(more: M) => ({
  categoryCode: '3110',
  model: 'X',
  manufacturerName: '示例电梯厂',
  parameters: {},
  coverage: [],
  coverageWhole: false,
  coverageModels: [],
  components: [],
  fileIds: [],
  existing: true as const,
  publish: true as const,
  ...more,
})
