// The dialogs about a report over a page: its files, its manufacturer's files, its public answer. The address holds which one is open.
import { useState, type ReactNode } from 'react'
import { addressId } from '../../../../kit/router/addressId.ts'
import { useAddressed } from '../../../../kit/dialog/useAddressed.ts'
import { QualifiedFiles, ReportFiles, ReportInfo } from '../../dialogs/Dialogs.tsx'

export interface ReportDialogs {
  showFiles: (report: { id: number }) => void
  showQualified: (report: { publicId: string }) => void
  showInfo: (report: { publicId: string }) => void
  dialogs: ReactNode
}

/** The last value, so that a dialog still shows its content while it closes. */
function useLast(value: string | undefined): string | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

export function useReportDialogs(): ReportDialogs {
  const [files, setFiles] = useAddressed('files')
  const [qualified, setQualified] = useAddressed('qualified')
  const [info, setInfo] = useAddressed('info')
  const [ofFiles, ofQualified, ofInfo] = [useLast(files), useLast(qualified), useLast(info)]
  return {
    showFiles: ({ id }) => setFiles(String(id)),
    showQualified: ({ publicId }) => setQualified(publicId),
    showInfo: ({ publicId }) => setInfo(publicId),
    dialogs: (
      <>
        {ofFiles && (
          <ReportFiles
            key={ofFiles}
            id={addressId(ofFiles)}
            open={files !== undefined}
            onClose={() => setFiles(undefined)}
          />
        )}
        {ofQualified && (
          <QualifiedFiles
            key={ofQualified}
            maker={{ publicId: ofQualified }}
            open={qualified !== undefined}
            onClose={() => setQualified(undefined)}
          />
        )}
        {ofInfo && (
          <ReportInfo
            key={ofInfo}
            of={{ publicId: ofInfo }}
            open={info !== undefined}
            onClose={() => setInfo(undefined)}
          />
        )}
      </>
    ),
  }
}
