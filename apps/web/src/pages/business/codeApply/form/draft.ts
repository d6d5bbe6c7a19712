// The input of the application form, and how it begins: empty, from the application, or from a copy of another one.
import type { generateCode } from '@register/contract/business/codeApply/codeApply'
import { applicationFields, type Application } from '@register/contract/business/codeApply/shape'
import type { Call } from '@register/contract/endpoint'
import type { Field } from '@register/contract/fields'
import type { ListedFile } from '../../../../kit/upload/FileLinks.tsx'

type Body = Call<typeof generateCode>['body']

export interface ApplicationDraft extends Omit<Body, 'files' | 'declaration'> {
  files: readonly ListedFile[]
  /** `null` until the declaration is made. */
  declaration: true | null
}

export const draftFields: readonly Field[] = [
  ...applicationFields,
  { key: 'declaration', label: ['承诺', 'Declaration'], type: 'flag', required: true },
]

export const newDraft: ApplicationDraft = { files: [], declaration: null }

/** The declaration is made anew each time. */
export const draftOf = (application: Application): ApplicationDraft => ({
  ...newDraft,
  ...Object.fromEntries(applicationFields.map(({ key }) => [key, application[key]])),
  files: application.files,
})

/** What a copy takes from another application; files, date and declaration are not copied. */
export const copyOf = (application: Application): ApplicationDraft => ({
  ...draftOf(application),
  plannedTestDate: null,
  files: [],
})

export const bodyOf = ({ files, ...draft }: ApplicationDraft): Body => ({
  ...draft,
  files: files.map(({ id }) => id),
  declaration: true,
})

export const inGroup = (group: string): readonly Field[] =>
  (applicationFields as readonly Field[]).filter((field) => field.group === group)
