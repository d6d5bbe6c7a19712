// The content of a report in the hands of its writer: values, changes part by part, and what the server found wrong.
import type { FileRow } from '@register/contract/business/file'
import type { Manufacturer } from '@register/contract/business/report'
import type { Value } from '@register/contract/fields'
import { useCallback, useMemo, useState } from 'react'
import { useErrors } from '../../../../kit/form/useErrors.ts'
import type { ComponentDraft, Content, CoverageDraft, Replaced } from '../content.ts'

export function useContent(start: Content) {
  const [content, setContent] = useState(start)
  const found = useErrors()
  const { touch } = found

  const setField = useCallback(
    (key: string, value: Value | null) => {
      touch(key)
      setContent((before) => ({ ...before, fields: { ...before.fields, [key]: value } }))
    },
    [touch],
  )
  const change = useMemo(
    () => ({
      field: setField,
      parameter: (key: string, value: Value | null) => {
        touch(`parameters.${key}`)
        setContent((before) => ({ ...before, parameters: { ...before.parameters, [key]: value } }))
      },
      coverage: (coverage: readonly CoverageDraft[]) => {
        touch('coverage')
        setContent((before) => ({ ...before, coverage }))
      },
      components: (components: readonly ComponentDraft[]) => {
        touch('components')
        setContent((before) => ({ ...before, components }))
      },
      supersedes: (supersedes: Replaced | null) => {
        touch('supersedesId')
        setContent((before) => ({ ...before, supersedes }))
      },
      addFile: (file: FileRow) => {
        touch('fileIds')
        setContent((before) => ({ ...before, files: [...before.files, file] }))
      },
      removeFile: ({ id }: FileRow) => {
        touch('fileIds')
        setContent((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) }))
      },
      /** What the register knows of a manufacturer; the applicant is the same company until somebody says otherwise. */
      maker: ({ name, creditCode, address, licenceNo, country }: Manufacturer) => {
        const known = {
          manufacturerName: name,
          manufacturerCreditCode: creditCode,
          manufacturerAddress: address,
          manufacturerLicenceNo: licenceNo,
          country,
        }
        for (const key of Object.keys(known)) touch(key)
        setContent((before) => {
          const sameApplicant = !before.fields['applicantName'] && {
            applicantName: name,
            applicantCreditCode: creditCode,
            applicantAddress: address,
          }
          return { ...before, fields: { ...before.fields, ...known, ...sameApplicant } }
        })
      },
    }),
    [setField, touch],
  )
  return { content, setContent, change, ...found }
}
export type Editor = ReturnType<typeof useContent>
