// The chunks of the pages on forms, uploads, files, import and export.
import { formPieceScreens as declared } from '@register/contract/screens/vab'
import { open, withPages } from '../screen.ts'

export const formPieceScreens = withPages(declared, {
  'vab/form': open(() => import('../../../pages/vab/form/ConfigFormPage.tsx'), 'ConfigFormPage'),
  'vab/formtable': open(() => import('../../../pages/vab/formtable/EditTablePage.tsx'), 'EditTablePage'),
  'vab/upload': open(() => import('../../../pages/vab/upload/UploadPage.tsx'), 'UploadPage'),
  'vab/cropper': open(() => import('../../../pages/vab/cropper/CropPage.tsx'), 'CropPage'),
  'vab/fileselect': open(() => import('../../../pages/vab/fileselect/FileSelectPage.tsx'), 'FileSelectPage'),
  'vab/importexport': open(() => import('../../../pages/vab/importexport/ExchangePage.tsx'), 'ExchangePage'),
  'vab/dialog': open(() => import('../../../pages/vab/dialog/DialogPage.tsx'), 'DialogPage'),
  'vab/head': open(() => import('../../../pages/vab/head/HeadPage.tsx'), 'HeadPage'),
  'vab/password': open(() => import('../../../pages/vab/password/PasswordPage.tsx'), 'PasswordPage'),
})
