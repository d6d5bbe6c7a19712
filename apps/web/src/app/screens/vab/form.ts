// The chunks of the pages on forms, uploads, files, import and export.
import type { ComponentType } from 'react'
import { formPieces } from '../../../pages/vab/formPieces.ts'
import { open } from '../screen.ts'
import { pieceScreens } from './pieceScreens.ts'

const views: Readonly<Record<(typeof formPieces)[number]['key'], ComponentType>> = {
  form: open(() => import('../../../pages/vab/form/ConfigFormPage.tsx'), 'ConfigFormPage'),
  formtable: open(() => import('../../../pages/vab/formtable/EditTablePage.tsx'), 'EditTablePage'),
  upload: open(() => import('../../../pages/vab/upload/UploadPage.tsx'), 'UploadPage'),
  cropper: open(() => import('../../../pages/vab/cropper/CropPage.tsx'), 'CropPage'),
  fileselect: open(() => import('../../../pages/vab/fileselect/FileSelectPage.tsx'), 'FileSelectPage'),
  importexport: open(() => import('../../../pages/vab/importexport/ExchangePage.tsx'), 'ExchangePage'),
  dialog: open(() => import('../../../pages/vab/dialog/DialogPage.tsx'), 'DialogPage'),
  head: open(() => import('../../../pages/vab/head/HeadPage.tsx'), 'HeadPage'),
  password: open(() => import('../../../pages/vab/password/PasswordPage.tsx'), 'PasswordPage'),
}

export const formPieceScreens = pieceScreens(formPieces, views)
