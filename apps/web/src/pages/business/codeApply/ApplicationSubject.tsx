// Names the application that a question is about.
import type { Application } from '@register/contract/business/codeApply/shape'
import type { ReactNode } from 'react'
import { Subject } from '../Subject.tsx'
import { words } from './words.ts'

export function ApplicationSubject({ application, children }: { application: Application; children: ReactNode }) {
  const { code, productName, model, manufacturerName } = application
  return (
    <Subject no={code} called={words.code} productName={productName} model={model} company={manufacturerName}>
      {children}
    </Subject>
  )
}
